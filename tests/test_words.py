"""The translations while the sources change: what is kept, what somebody has to look at again, what goes."""

import importlib.util
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
SENTENCE, JAPANESE = "Put {piece} on the board.", "{piece}を盤に置きます。"
CHANGED = "Place {piece} anywhere on the board."
CARDS, MORE_CARDS = "%n cards are left.", "%n cards are left to draw."
MARK = 'take its mark type="unfinished" away.'


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, at work in a folder of its own, with a sentence and a plural that are translated."""
    spec = importlib.util.spec_from_file_location("words", ROOT / "packaging" / "words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    say(module, SENTENCE, CARDS)
    translate(module, "ja", SENTENCE, JAPANESE)
    translate(module, "ja", CARDS, "残り%n枚です。")
    translate(module, "en", CARDS, "%n card is left.", CARDS)
    assert module.check() == module.second_looks() == []
    return module


def say(words: ModuleType, *sources: str, context: str = "C", comment: str = "", file: str = "boardroom") -> None:
    """The sources say this and nothing else, and the translations are brought up to date."""
    marked = {words.Key(context, source, comment): "%n" in source for source in sources}
    words.__dict__["gather"] = lambda: {"boardroom": {}, file: marked}
    words.refresh()


def translate(words: ModuleType, language: str, source: str, *forms: str) -> None:
    """What somebody does to a file: write the translation, and take the mark away."""
    ts = words.FOLDER / f"boardroom_{language}.ts"
    tree = ET.parse(ts)
    (translation,) = tree.findall(f".//message[source='{source}']/translation")
    del translation.attrib["type"]
    if "%n" in source:
        for form, said in zip(translation, forms, strict=True):
            form.text = said
    else:
        (translation.text,) = forms
    tree.write(ts, "utf-8", xml_declaration=True)


def held(words: ModuleType, language: str, file: str = "boardroom") -> dict[str, tuple[str, ...]]:
    """The translations in a file, by their sources."""
    return {key.source: m.translations for key, m in words.read(words.FOLDER / f"{file}_{language}.ts").items()}


def test_a_changed_sentence_keeps_its_japanese_until_somebody_has_looked_again(
    words: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    say(words, CHANGED, CARDS)
    assert held(words, "ja") == {CHANGED: (JAPANESE,), CARDS: ("残り%n枚です。",)}
    capsys.readouterr()
    assert words.main(["check"]) == 1
    named, counted = capsys.readouterr().out.splitlines()
    assert named == f"boardroom_ja.ts: {CHANGED!r} (C) needs a second look: it was {SENTENCE!r}."
    assert counted == f"1 text needs a second look: where the translation is right, {MARK}"
    words.refresh()
    assert len(words.second_looks()) == 1, "nobody has looked"
    translate(words, "ja", CHANGED, JAPANESE)
    assert words.main(["check"]) == 0
    words.refresh()
    assert "oldsource" not in (words.FOLDER / "boardroom_ja.ts").read_text("utf-8")
    assert held(words, "ja")[CHANGED] == (JAPANESE,)


def test_a_changed_plural_keeps_its_forms_in_both_languages(
    words: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    say(words, SENTENCE, MORE_CARDS)
    assert held(words, "en") == {MORE_CARDS: ("%n card is left.", CARDS)}
    assert held(words, "ja")[MORE_CARDS] == ("残り%n枚です。",)
    capsys.readouterr()
    assert words.main(["check"]) == 1
    *named, counted = capsys.readouterr().out.splitlines()
    assert named == [
        f"boardroom_{language}.ts: {MORE_CARDS!r} (C) needs a second look: it was {CARDS!r}."
        for language in ("en", "ja")
    ]
    assert counted.startswith("2 texts need a second look")


def test_a_sentence_that_becomes_a_plural_and_one_again_keeps_its_japanese(words: ModuleType) -> None:
    say(words, "Put %n pieces on the board.", CARDS)
    assert held(words, "ja")["Put %n pieces on the board."] == (JAPANESE,)
    assert held(words, "en")["Put %n pieces on the board."] == ()
    say(words, CHANGED, CARDS)
    assert held(words, "ja")[CHANGED] == (JAPANESE,)
    assert CHANGED not in held(words, "en")
    assert words.second_looks() == [f"boardroom_ja.ts: {CHANGED!r} (C) needs a second look: it was {SENTENCE!r}."]


def test_of_several_changed_sentences_each_keeps_its_own(words: ModuleType) -> None:
    say(words, CHANGED, MORE_CARDS, "Nothing like it.")
    assert held(words, "ja") == {CHANGED: (JAPANESE,), MORE_CARDS: ("残り%n枚です。",), "Nothing like it.": ()}
    assert words.check() == ["boardroom_ja.ts: 'Nothing like it.' (C) is not translated."]


def test_a_sentence_is_kept_that_is_said_quite_differently(words: ModuleType) -> None:
    say(words, "Now build!", CARDS)
    assert held(words, "ja")["Now build!"] == (JAPANESE,)
    assert len(words.second_looks()) == 1


@pytest.mark.parametrize("change", [{"comment": "a button"}, {"context": "D"}, {"context": "D", "file": "game"}])
def test_a_text_for_another_place_or_purpose_keeps_its_japanese_for_a_second_look(
    words: ModuleType, change: dict[str, str]
) -> None:
    say(words, SENTENCE, CARDS, **change)
    file, context = change.get("file", "boardroom"), change.get("context", "C")
    assert held(words, "ja", file) == {SENTENCE: (JAPANESE,), CARDS: ("残り%n枚です。",)}
    assert words.check() == []
    assert [look.partition(": ")[2] for look in words.second_looks()] == [
        f"{source!r} ({context}) needs a second look." for source in (CARDS, SENTENCE, CARDS)
    ]


def test_a_sentence_that_is_no_longer_said_goes_and_is_named(
    words: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    say(words, CARDS)
    assert f"No longer said: {SENTENCE!r} (C), ja: ('{JAPANESE}',)." in capsys.readouterr().out
    assert SENTENCE not in held(words, "ja")
    assert words.check() == words.second_looks() == []


def test_what_a_translator_noted_stays_with_a_changed_sentence(words: ModuleType) -> None:
    ja = words.FOLDER / "boardroom_ja.ts"
    note = "<translatorcomment>as in the rules</translatorcomment>"
    ja.write_text(ja.read_text("utf-8").replace("<translation>{", f"{note}<translation>{{"), "utf-8")
    say(words, CHANGED, CARDS)
    assert note in ja.read_text("utf-8")


def test_english_has_plurals_only_and_anything_else_is_refused(words: ModuleType) -> None:
    assert held(words, "en") == {CARDS: ("%n card is left.", CARDS)}
    en = words.FOLDER / "boardroom_en.ts"
    sentence = f"<message><source>{SENTENCE}</source><translation>{SENTENCE}</translation></message>"
    en.write_text(en.read_text("utf-8").replace("</context>", f"{sentence}</context>"), "utf-8")
    assert words.check() == [f"boardroom_en.ts: {SENTENCE!r} is said as it is and needs no translation."]
    words.refresh()
    assert words.check() == []
    assert held(words, "en") == {CARDS: ("%n card is left.", CARDS)}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("<numerusform>%n card is left.</numerusform>", "", "has 1 of 2 plural forms"),
        ("%n card is left.", "", "has 1 of 2 plural forms"),
        ("<translation>", '<translation type="obsolete">', "needs a second look"),
    ],
)
def test_a_plural_that_lacks_a_form_is_refused(words: ModuleType, old: str, new: str, complaint: str) -> None:
    en = words.FOLDER / "boardroom_en.ts"
    text = en.read_text("utf-8")
    assert text.count(old) == 1
    en.write_text(text.replace(old, new), "utf-8")
    assert [*words.check(), *words.second_looks()] == [f"boardroom_en.ts: {CARDS!r} (C) {complaint}."]
    assert words.main(["check"]) == 1


def test_the_english_files_are_short() -> None:
    lines = [line for ts in ROOT.glob("translations/*_en.ts") for line in ts.read_text("utf-8").splitlines()]
    assert 0 < len(lines) <= 2000
