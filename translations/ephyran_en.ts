<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ephyran</name>
    <message>
        <source>Ephyran</source>
        <comment>the game&apos;s title</comment>
        <translation>Ephyran</translation>
    </message>
    <message>
        <source>Two halves on every card: build Athena’s city with one, and give up the other.</source>
        <translation>Two halves on every card: build Athena’s city with one, and give up the other.</translation>
    </message>
    <message>
        <source>Answering with a defence</source>
        <translation>Answering with a defence</translation>
    </message>
    <message>
        <source>When another player’s support could be blocked, whatever you hold.</source>
        <translation>When another player’s support could be blocked, whatever you hold.</translation>
    </message>
    <message>
        <source>Horse in front, fish behind: it draws Poseidon’s chariot across the waves.</source>
        <translation>Horse in front, fish behind: it draws Poseidon’s chariot across the waves.</translation>
    </message>
    <message>
        <source>Her song lures sailors onto the rocks.</source>
        <translation>Her song lures sailors onto the rocks.</translation>
    </message>
    <message>
        <source>The giant crab that pinched Heracles while he fought the Hydra.</source>
        <translation>The giant crab that pinched Heracles while he fought the Hydra.</translation>
    </message>
    <message>
        <source>Poseidon’s son: with his shell horn he stirs the sea and calms it.</source>
        <translation>Poseidon’s son: with his shell horn he stirs the sea and calms it.</translation>
    </message>
    <message>
        <source>Six heads on long necks, in a strait that ships have to pass.</source>
        <translation>Six heads on long necks, in a strait that ships have to pass.</translation>
    </message>
    <message>
        <source>The sea monster sent to devour Andromeda, until Perseus came.</source>
        <translation>The sea monster sent to devour Andromeda, until Perseus came.</translation>
    </message>
    <message>
        <source>Half man, half goat; he loves wine, music and mischief.</source>
        <translation>Half man, half goat; he loves wine, music and mischief.</translation>
    </message>
    <message>
        <source>Artemis sent the Calydonian Boar; a whole band of heroes hunted it.</source>
        <translation>Artemis sent the Calydonian Boar; a whole band of heroes hunted it.</translation>
    </message>
    <message>
        <source>Half man, half horse. Most are wild; Chiron taught heroes.</source>
        <translation>Half man, half horse. Most are wild; Chiron taught heroes.</translation>
    </message>
    <message>
        <source>A giant with a single eye. Odysseus escaped one by a trick.</source>
        <translation>A giant with a single eye. Odysseus escaped one by a trick.</translation>
    </message>
    <message>
        <source>Bull-headed man in the Labyrinth of Crete.</source>
        <translation>Bull-headed man in the Labyrinth of Crete.</translation>
    </message>
    <message>
        <source>The three-headed dog who lets nobody leave the underworld.</source>
        <translation>The three-headed dog who lets nobody leave the underworld.</translation>
    </message>
    <message>
        <source>The kingfisher: the winds rest while she broods.</source>
        <translation>The kingfisher: the winds rest while she broods.</translation>
    </message>
    <message>
        <source>A storm wind with a woman’s face; she snatches what she wants.</source>
        <translation>A storm wind with a woman’s face; she snatches what she wants.</translation>
    </message>
    <message>
        <source>A man-eating bird of Lake Stymphalos; its bronze feathers fly like arrows.</source>
        <translation>A man-eating bird of Lake Stymphalos; its bronze feathers fly like arrows.</translation>
    </message>
    <message>
        <source>The winged horse, born of Medusa’s blood and tamed at Corinth.</source>
        <translation>The winged horse, born of Medusa’s blood and tamed at Corinth.</translation>
    </message>
    <message>
        <source>Lion with an eagle’s head and wings; it guards gold.</source>
        <translation>Lion with an eagle’s head and wings; it guards gold.</translation>
    </message>
    <message>
        <source>Winged lioness who asks a riddle. A wrong answer is the last one.</source>
        <translation>Winged lioness who asks a riddle. A wrong answer is the last one.</translation>
    </message>
    <message>
        <source>The ancients thought it so cold that it could live in fire.</source>
        <translation>The ancients thought it so cold that it could live in fire.</translation>
    </message>
    <message>
        <source>It burns, and rises young from its own ashes.</source>
        <translation>It burns, and rises young from its own ashes.</translation>
    </message>
    <message>
        <source>Lion, goat and serpent in one, and it breathes fire.</source>
        <translation>Lion, goat and serpent in one, and it breathes fire.</translation>
    </message>
    <message>
        <source>The bronze giant Hephaestus made to guard the coasts of Crete.</source>
        <translation>The bronze giant Hephaestus made to guard the coasts of Crete.</translation>
    </message>
    <message>
        <source>The Colchian Dragon never slept, for it guarded the Golden Fleece.</source>
        <translation>The Colchian Dragon never slept, for it guarded the Golden Fleece.</translation>
    </message>
    <message>
        <source>The hundred-headed giant whom Zeus buried under Etna.</source>
        <translation>The hundred-headed giant whom Zeus buried under Etna.</translation>
    </message>
    <message>
        <source>Draw 2 cards, then play a territory half. Nobody can answer, and you draw no more this turn.</source>
        <translation>Draw 2 cards, then play a territory half. Nobody can answer, and you draw no more this turn.</translation>
    </message>
    <message>
        <source>Exchange an area of your city, covered or not, for the same area of another city or of your hand. The other city’s owner may answer with Athena’s Shield.</source>
        <translation>Exchange an area of your city, covered or not, for the same area of another city or of your hand. The other city’s owner may answer with Athena’s Shield.</translation>
    </message>
    <message>
        <source>Draw a magical token and lay it face down on one of your areas. Any other player may answer with Hecate’s Magic.</source>
        <translation>Draw a magical token and lay it face down on one of your areas. Any other player may answer with Hecate’s Magic.</translation>
    </message>
    <message>
        <source>Name a player, who must give up one of their uncovered areas. That player may answer with Athena’s Shield.</source>
        <translation>Name a player, who must give up one of their uncovered areas. That player may answer with Athena’s Shield.</translation>
    </message>
    <message>
        <source>Take a face-down token from another city, look at it and lay it on one of your areas. Its owner may answer with Hecate’s Magic.</source>
        <translation>Take a face-down token from another city, look at it and lay it on one of your areas. Its owner may answer with Hecate’s Magic.</translation>
    </message>
    <message>
        <source>On your turn: lock one of your territories. On other players’ turns: block an exchange with your city, or the destruction of an area.</source>
        <translation>On your turn: lock one of your territories. On other players’ turns: block an exchange with your city, or the destruction of an area.</translation>
    </message>
    <message>
        <source>On your turn: unlock any territory. On other players’ turns: block the theft of your token, or another player’s Take Token.</source>
        <translation>On your turn: unlock any territory. On other players’ turns: block the theft of your token, or another player’s Take Token.</translation>
    </message>
    <message>
        <source>Lies face down on an area; its owner may look at it at any time, others see it at the end.</source>
        <translation>Lies face down on an area; its owner may look at it at any time, others see it at the end.</translation>
    </message>
    <message>
        <source>Zeus’s thunderbolt: {points} points for the territory.</source>
        <translation>Zeus’s thunderbolt: {points} points for the territory.</translation>
    </message>
    <message>
        <source>Poseidon’s trident: {points} points for the territory.</source>
        <translation>Poseidon’s trident: {points} points for the territory.</translation>
    </message>
    <message>
        <source>Athena’s owl: {points} point for the territory.</source>
        <translation>Athena’s owl: {points} point for the territory.</translation>
    </message>
    <message>
        <source>Ares’s helmet: {points} point for the territory.</source>
        <translation>Ares’s helmet: {points} point for the territory.</translation>
    </message>
    <message>
        <source>He stands for any area and gives at most one point a city, and no creatures bonus. Another player may take him with the area he stands for.</source>
        <translation>He stands for any area and gives at most one point a city, and no creatures bonus. Another player may take him with the area he stands for.</translation>
    </message>
    <message>
        <source>Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. Nobody can answer, and you draw no more this turn.</source>
        <translation>Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. Nobody can answer, and you draw no more this turn.</translation>
    </message>
    <message>
        <source>{god}’s territory: all points of your {territory} count {times} times.</source>
        <translation>{god}’s territory: all points of your {territory} count {times} times.</translation>
    </message>
    <message>
        <source>Dionysus</source>
        <comment>the god who stands for any creature</comment>
        <translation>Dionysus</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <comment>a territory, also before a number: Lagoon 2</comment>
        <translation>Lagoon</translation>
    </message>
    <message>
        <source>Lands</source>
        <comment>a territory, also before a number: Lands 2</comment>
        <translation>Lands</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>a territory, also before a number: Forest 2</comment>
        <translation>Forest</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>a territory, also before a number: Mountain 2</comment>
        <translation>Mountain</translation>
    </message>
    <message>
        <source>lagoon</source>
        <comment>a territory in a sentence</comment>
        <translation>lagoon</translation>
    </message>
    <message>
        <source>lands</source>
        <comment>a territory in a sentence</comment>
        <translation>lands</translation>
    </message>
    <message>
        <source>forest</source>
        <comment>a territory in a sentence</comment>
        <translation>forest</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>a territory in a sentence</comment>
        <translation>mountain</translation>
    </message>
    <message>
        <source>Poseidon</source>
        <comment>a god</comment>
        <translation>Poseidon</translation>
    </message>
    <message>
        <source>Gaia</source>
        <comment>a god</comment>
        <translation>Gaia</translation>
    </message>
    <message>
        <source>Aeolus</source>
        <comment>a god</comment>
        <translation>Aeolus</translation>
    </message>
    <message>
        <source>Hephaestus</source>
        <comment>a god</comment>
        <translation>Hephaestus</translation>
    </message>
    <message>
        <source>Hippocamp</source>
        <comment>a creature</comment>
        <translation>Hippocamp</translation>
    </message>
    <message>
        <source>Siren</source>
        <comment>a creature</comment>
        <translation>Siren</translation>
    </message>
    <message>
        <source>Karkinos</source>
        <comment>a creature</comment>
        <translation>Karkinos</translation>
    </message>
    <message>
        <source>Triton</source>
        <comment>a creature</comment>
        <translation>Triton</translation>
    </message>
    <message>
        <source>Scylla</source>
        <comment>a creature</comment>
        <translation>Scylla</translation>
    </message>
    <message>
        <source>Cetus</source>
        <comment>a creature</comment>
        <translation>Cetus</translation>
    </message>
    <message>
        <source>Satyr</source>
        <comment>a creature</comment>
        <translation>Satyr</translation>
    </message>
    <message>
        <source>Boar</source>
        <comment>a creature, the Calydonian Boar</comment>
        <translation>Boar</translation>
    </message>
    <message>
        <source>Centaur</source>
        <comment>a creature</comment>
        <translation>Centaur</translation>
    </message>
    <message>
        <source>Cyclops</source>
        <comment>a creature</comment>
        <translation>Cyclops</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <comment>a creature</comment>
        <translation>Minotaur</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <comment>a creature</comment>
        <translation>Cerberus</translation>
    </message>
    <message>
        <source>Halcyon</source>
        <comment>a creature</comment>
        <translation>Halcyon</translation>
    </message>
    <message>
        <source>Harpy</source>
        <comment>a creature</comment>
        <translation>Harpy</translation>
    </message>
    <message>
        <source>Stymphalian</source>
        <comment>a creature, the Stymphalian Bird, short for a card</comment>
        <translation>Stymphalian</translation>
    </message>
    <message>
        <source>Pegasus</source>
        <comment>a creature</comment>
        <translation>Pegasus</translation>
    </message>
    <message>
        <source>Griffin</source>
        <comment>a creature</comment>
        <translation>Griffin</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <comment>a creature</comment>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>Salamander</source>
        <comment>a creature</comment>
        <translation>Salamander</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>a creature</comment>
        <translation>Phoenix</translation>
    </message>
    <message>
        <source>Chimera</source>
        <comment>a creature</comment>
        <translation>Chimera</translation>
    </message>
    <message>
        <source>Talos</source>
        <comment>a creature</comment>
        <translation>Talos</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a creature, the Colchian Dragon</comment>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Typhon</source>
        <comment>a creature</comment>
        <translation>Typhon</translation>
    </message>
    <message>
        <source>Castor &amp; Pollux</source>
        <comment>a support</comment>
        <translation>Castor &amp; Pollux</translation>
    </message>
    <message>
        <source>The Graeae</source>
        <comment>a support</comment>
        <translation>The Graeae</translation>
    </message>
    <message>
        <source>Exchange</source>
        <comment>a support</comment>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Take Token</source>
        <comment>a support</comment>
        <translation>Take Token</translation>
    </message>
    <message>
        <source>Destroy</source>
        <comment>a support</comment>
        <translation>Destroy</translation>
    </message>
    <message>
        <source>Steal Token</source>
        <comment>a support</comment>
        <translation>Steal Token</translation>
    </message>
    <message>
        <source>Athena’s Shield</source>
        <comment>a support</comment>
        <translation>Athena’s Shield</translation>
    </message>
    <message>
        <source>Hecate’s Magic</source>
        <comment>a support</comment>
        <translation>Hecate’s Magic</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>No token</translation>
    </message>
    <message>
        <source>Thunderbolt</source>
        <comment>a magical token or printed symbol</comment>
        <translation>Thunderbolt</translation>
    </message>
    <message>
        <source>Trident</source>
        <comment>a magical token or printed symbol</comment>
        <translation>Trident</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>a magical token or printed symbol</comment>
        <translation>Owl</translation>
    </message>
    <message>
        <source>Helmet</source>
        <comment>a magical token or printed symbol</comment>
        <translation>Helmet</translation>
    </message>
    <message>
        <source>no token</source>
        <comment>in a sentence</comment>
        <translation>no token</translation>
    </message>
    <message>
        <source>a thunderbolt</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>a thunderbolt</translation>
    </message>
    <message>
        <source>a trident</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>a trident</translation>
    </message>
    <message>
        <source>an owl</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>an owl</translation>
    </message>
    <message>
        <source>a helmet</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>a helmet</translation>
    </message>
    <message>
        <source>Face-down token</source>
        <translation>Face-down token</translation>
    </message>
    <message>
        <source>a face-down token</source>
        <comment>in a sentence</comment>
        <translation>a face-down token</translation>
    </message>
    <message>
        <source>{support}</source>
        <comment>a support named in a sentence</comment>
        <translation>{support}</translation>
    </message>
    <message>
        <source>{territory} {number}</source>
        <comment>an area: Lagoon 2</comment>
        <translation>{territory} {number}</translation>
    </message>
    <message>
        <source>{area}, {creature}</source>
        <comment>an area in a city: Lagoon 2, Scylla</comment>
        <translation>{area}, {creature}</translation>
    </message>
    <message>
        <source>{creature} ({area})</source>
        <comment>an area: Scylla (Lagoon 2)</comment>
        <translation>{creature} ({area})</translation>
    </message>
    <message>
        <source>{upper} / {lower}</source>
        <comment>a card by its halves: Scylla (Lagoon 2) / Destroy</comment>
        <translation>{upper} / {lower}</translation>
    </message>
</context>
</TS>
