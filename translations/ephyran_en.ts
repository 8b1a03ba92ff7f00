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
        <source>Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. Nobody can answer, and you draw no more this turn.</source>
        <translation>Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. Nobody can answer, and you draw no more this turn.</translation>
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
        <source>the Graeae</source>
        <comment>in a sentence</comment>
        <translation>the Graeae</translation>
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
    <message>
        <source>This is not a position of Ephyran.</source>
        <translation>This is not a position of Ephyran.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of Ephyran.</source>
        <translation>“{text}” is not an action of Ephyran.</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile</source>
        <comment>an action</comment>
        <translation>Take the top card of the discard pile</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <comment>an action</comment>
        <translation>Draw from the pile</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <comment>an action</comment>
        <translation>Let it happen</translation>
    </message>
    <message>
        <source>Draw nothing</source>
        <comment>an action</comment>
        <translation>Draw nothing</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <comment>an action</comment>
        <translation>Concede the game</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Gods</translation>
    </message>
    <message>
        <source>Your god’s territory counts twice at the end.</source>
        <translation>Your god’s territory counts twice at the end.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Start player</translation>
    </message>
    <message>
        <source>Who goes first. Everyone has the same number of turns.</source>
        <translation>Who goes first. Everyone has the same number of turns.</translation>
    </message>
    <message>
        <source>{action}, giving up {halves}</source>
        <comment>an action and the other halves of its cards</comment>
        <translation>{action}, giving up {halves}</translation>
    </message>
    <message>
        <source>Add {area}</source>
        <comment>an action</comment>
        <translation>Add {area}</translation>
    </message>
    <message>
        <source>Steal Dionysus from {seat} for your {territory}, leaving {area}</source>
        <comment>an action</comment>
        <translation>Steal Dionysus from {seat} for your {territory}, leaving {area}</translation>
    </message>
    <message>
        <source>Play {support}</source>
        <comment>an action</comment>
        <translation>Play {support}</translation>
    </message>
    <message>
        <source>Play {support}: {area} with {seat}</source>
        <comment>an action</comment>
        <translation>Play {support}: {area} with {seat}</translation>
    </message>
    <message>
        <source>Play {support}: {place} for {area} from your hand</source>
        <comment>an action</comment>
        <translation>Play {support}: {place} for {area} from your hand</translation>
    </message>
    <message>
        <source>Play {support} on {seat}</source>
        <comment>an action</comment>
        <translation>Play {support} on {seat}</translation>
    </message>
    <message>
        <source>Play {support} on {seat}’s {area}</source>
        <comment>an action</comment>
        <translation>Play {support} on {seat}’s {area}</translation>
    </message>
    <message>
        <source>Lock your {territory} with {shield}</source>
        <comment>an action</comment>
        <translation>Lock your {territory} with {shield}</translation>
    </message>
    <message>
        <source>Unlock {seat}’s {territory} with {magic}</source>
        <comment>an action</comment>
        <translation>Unlock {seat}’s {territory} with {magic}</translation>
    </message>
    <message>
        <source>Block it with {defence}</source>
        <comment>an action</comment>
        <translation>Block it with {defence}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <comment>an action</comment>
        <translation>Keep {card}</translation>
    </message>
    <message>
        <source>{action}, then discard {cards}</source>
        <comment>an action; the last one ends up on top</comment>
        <translation>{action}, then discard {cards}</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <comment>option</comment>
        <translation>Dealt at random</translation>
    </message>
    <message>
        <source>Chosen in turn order</source>
        <comment>option</comment>
        <translation>Chosen in turn order</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <comment>option</comment>
        <translation>Drawn at random</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <comment>option</comment>
        <translation>Seat 1</translation>
    </message>
    <message>
        <source>Add {dionysus} to the {territory}</source>
        <comment>an action</comment>
        <translation>Add {dionysus} to the {territory}</translation>
    </message>
    <message>
        <source>Choose {god}</source>
        <comment>an action</comment>
        <translation>Choose {god}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <comment>an action</comment>
        <translation>Discard {card}</translation>
    </message>
    <message>
        <source>Lay the token on {area}</source>
        <comment>an action</comment>
        <translation>Lay the token on {area}</translation>
    </message>
    <message>
        <source>City bonus</source>
        <comment>a heading</comment>
        <translation>City bonus</translation>
    </message>
    <message>
        <source>For a finished city</source>
        <comment>of a bonus</comment>
        <translation>For a finished city</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down tokens not counted</source>
        <translation>
            <numerusform>%n face-down token not counted</numerusform>
            <numerusform>%n face-down tokens not counted</numerusform>
        </translation>
    </message>
    <message>
        <source>{creature} (counted once only)</source>
        <comment>a creature that is there already</comment>
        <translation>{creature} (counted once only)</translation>
    </message>
    <message>
        <source>Four different creatures</source>
        <translation>Four different creatures</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points.</source>
        <translation>
            <numerusform>{winner} wins with %n point.</numerusform>
            <numerusform>{winner} wins with %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished city</source>
        <translation>Finished city</translation>
    </message>
    <message>
        <source>{god}: ×{times}</source>
        <comment>the points of the god’s own territory are doubled</comment>
        <translation>{god}: ×{times}</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser} concedes. {winner} wins.</translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n points each.</source>
        <translation>
            <numerusform>{winners} share the victory with %n point each.</numerusform>
            <numerusform>{winners} share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended in round {round}: a city was finished.</source>
        <translation>The game ended in round {round}: a city was finished.</translation>
    </message>
    <message>
        <source>The game ended in round {round}.</source>
        <translation>The game ended in round {round}.</translation>
    </message>
    <message>
        <source>The game ended in round {round}: the pile was empty.</source>
        <translation>The game ended in round {round}: the pile was empty.</translation>
    </message>
    <message>
        <source>{seats} may answer with {defence}</source>
        <comment>a preview; seats are one or several</comment>
        <translation>{seats} may answer with {defence}</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>a preview: what is lost</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{creature} gives no point: counted already</source>
        <comment>a preview</comment>
        <translation>{creature} gives no point: counted already</translation>
    </message>
    <message>
        <source>{god} counts it ×{times}</source>
        <comment>a preview: the god’s own territory</comment>
        <translation>{god} counts it ×{times}</translation>
    </message>
    <message>
        <source>the token on it leaves the game</source>
        <comment>a preview</comment>
        <translation>the token on it leaves the game</translation>
    </message>
    <message>
        <source>nobody can answer</source>
        <comment>a preview</comment>
        <translation>nobody can answer</translation>
    </message>
    <message>
        <source>then you draw nothing: the pile is empty</source>
        <comment>a preview</comment>
        <translation>then you draw nothing: the pile is empty</translation>
    </message>
    <message numerus="yes">
        <source>+%n points</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finishes your city: +%n points</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>finishes your city: +%n point</numerusform>
            <numerusform>finishes your city: +%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Your token on {area} leaves the game with it.</source>
        <translation>Your token on {area} leaves the game with it.</translation>
    </message>
    <message>
        <source>empties the pile: the last round</source>
        <comment>a preview</comment>
        <translation>empties the pile: the last round</translation>
    </message>
    <message>
        <source>{symbol}: +{points}</source>
        <comment>a printed symbol in a preview</comment>
        <translation>{symbol}: +{points}</translation>
    </message>
    <message>
        <source>four different creatures: bonus</source>
        <comment>a preview</comment>
        <translation>four different creatures: bonus</translation>
    </message>
    <message>
        <source>gives up {half}</source>
        <comment>a preview</comment>
        <translation>gives up {half}</translation>
    </message>
    <message>
        <source>{creature} counts</source>
        <comment>a preview</comment>
        <translation>{creature} counts</translation>
    </message>
    <message>
        <source>{seat} steals {dionysus} from {victim}, leaving {area}, and lays him as {place}.</source>
        <translation>{seat} steals {dionysus} from {victim}, leaving {area}, and lays him as {place}.</translation>
    </message>
    <message>
        <source>What lies on them comes along: {tokens}.</source>
        <comment>on areas that are exchanged</comment>
        <translation>What lies on them comes along: {tokens}.</translation>
    </message>
    <message>
        <source>On the discard pile now: {cards}.</source>
        <comment>in the order in which they were laid there</comment>
        <translation>On the discard pile now: {cards}.</translation>
    </message>
    <message>
        <source>A city is finished: the game ends with this round.</source>
        <translation>A city is finished: the game ends with this round.</translation>
    </message>
    <message>
        <source>The game is over; all tokens are revealed.</source>
        <translation>The game is over; all tokens are revealed.</translation>
    </message>
    <message>
        <source>The token on it leaves the game.</source>
        <translation>The token on it leaves the game.</translation>
    </message>
    <message>
        <source>{seat} draws {card}.</source>
        <translation>{seat} draws {card}.</translation>
    </message>
    <message>
        <source>{seat} takes {card} from the discard pile.</source>
        <translation>{seat} takes {card} from the discard pile.</translation>
    </message>
    <message>
        <source>The pile is empty: the game ends with this round.</source>
        <translation>The pile is empty: the game ends with this round.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>{seat} adds {area}.</source>
        <translation>{seat} adds {area}.</translation>
    </message>
    <message>
        <source>{seat} replaces {old} with {area}.</source>
        <translation>{seat} replaces {old} with {area}.</translation>
    </message>
    <message>
        <source>What lies on him comes along: {token}.</source>
        <comment>on Dionysus, who is stolen</comment>
        <translation>What lies on him comes along: {token}.</translation>
    </message>
    <message>
        <source>{seat} gets {taken} from {victim} in exchange for {given}.</source>
        <translation>{seat} gets {taken} from {victim} in exchange for {given}.</translation>
    </message>
    <message>
        <source>{seat} exchanges {old} for {area} from hand.</source>
        <translation>{seat} exchanges {old} for {area} from hand.</translation>
    </message>
    <message>
        <source>{seat} loses {area} to Tartarus.</source>
        <translation>{seat} loses {area} to Tartarus.</translation>
    </message>
    <message>
        <source>{seat} plays {support} on {target}’s {area}.</source>
        <translation>{seat} plays {support} on {target}’s {area}.</translation>
    </message>
    <message>
        <source>{seat} blocks {attacker}’s {support} with {defence}.</source>
        <translation>{seat} blocks {attacker}’s {support} with {defence}.</translation>
    </message>
    <message>
        <source>{seat} locks the {territory} with {shield}.</source>
        <translation>{seat} locks the {territory} with {shield}.</translation>
    </message>
    <message>
        <source>{seat} unlocks {owner}’s {territory} with {magic}.</source>
        <translation>{seat} unlocks {owner}’s {territory} with {magic}.</translation>
    </message>
    <message>
        <source>{seat} takes a magical token: {token}.</source>
        <translation>{seat} takes a magical token: {token}.</translation>
    </message>
    <message>
        <source>{seat} steals the token on {victim}’s {area}: {token}.</source>
        <translation>{seat} steals the token on {victim}’s {area}: {token}.</translation>
    </message>
    <message>
        <source>{seat} lays {token} on {area}.</source>
        <translation>{seat} lays {token} on {area}.</translation>
    </message>
    <message>
        <source>{seat} looks at {cards}.</source>
        <translation>{seat} looks at {cards}.</translation>
    </message>
    <message>
        <source>{seat} plays {support}.</source>
        <translation>{seat} plays {support}.</translation>
    </message>
    <message>
        <source>{seat} plays {support} on {target}.</source>
        <translation>{seat} plays {support} on {target}.</translation>
    </message>
    <message>
        <source>{seat} unlocks their own {territory} with {magic}.</source>
        <translation>{seat} unlocks their own {territory} with {magic}.</translation>
    </message>
    <message>
        <source>{seat} takes a magical token.</source>
        <translation>{seat} takes a magical token.</translation>
    </message>
    <message>
        <source>{seat} steals the token on {victim}’s {area}.</source>
        <translation>{seat} steals the token on {victim}’s {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} looks at %n cards of the pile.</source>
        <translation>
            <numerusform>{seat} looks at %n card of the pile.</numerusform>
            <numerusform>{seat} looks at %n cards of the pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} keeps a card.</source>
        <translation>{seat} keeps a card.</translation>
    </message>
    <message>
        <source>{seat} keeps {card}.</source>
        <translation>{seat} keeps {card}.</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation>{seat} draws a card.</translation>
    </message>
    <message>
        <source>{seat} chooses {god}.</source>
        <translation>{seat} chooses {god}.</translation>
    </message>
    <message>
        <source>Round {round}: {seat}.</source>
        <translation>Round {round}: {seat}.</translation>
    </message>
    <message>
        <source>{seat} discards {card}.</source>
        <translation>{seat} discards {card}.</translation>
    </message>
    <message>
        <source>{seat} lets it happen.</source>
        <translation>{seat} lets it happen.</translation>
    </message>
    <message>
        <source>the card goes to the discard pile</source>
        <comment>a preview</comment>
        <translation>the card goes to the discard pile</translation>
    </message>
    <message>
        <source>all points of your {territory} count twice</source>
        <comment>a preview</comment>
        <translation>all points of your {territory} count twice</translation>
    </message>
    <message>
        <source>{seat} plays {god}, the god of the {territory}.</source>
        <translation>{seat} plays {god}, the god of the {territory}.</translation>
    </message>
    <message>
        <source>{seat} begins.</source>
        <translation>{seat} begins.</translation>
    </message>
    <message numerus="yes">
        <source>not finished: %n areas to come</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>not finished: %n area to come</numerusform>
            <numerusform>not finished: %n areas to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{territory}: {areas}.</source>
        <comment>a territory of a city</comment>
        <translation>{territory}: {areas}.</translation>
    </message>
    <message>
        <source>{territory}, locked: {areas}.</source>
        <comment>a territory of a city</comment>
        <translation>{territory}, locked: {areas}.</translation>
    </message>
    <message>
        <source>{creature} with {token}</source>
        <comment>an area and the token on it</comment>
        <translation>{creature} with {token}</translation>
    </message>
    <message>
        <source>{territory}: empty.</source>
        <comment>a territory of a city</comment>
        <translation>{territory}: empty.</translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation>It cannot be played now.</translation>
    </message>
    <message>
        <source>It can be played now.</source>
        <translation>It can be played now.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n targets now.</source>
        <translation>
            <numerusform>It has %n target now.</numerusform>
            <numerusform>It has %n targets now.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no target now.</source>
        <translation>It has no target now.</translation>
    </message>
    <message>
        <source>Its targets now: {targets}.</source>
        <translation>Its targets now: {targets}.</translation>
    </message>
    <message>
        <source>It could take Dionysus from {seat}’s city.</source>
        <translation>It could take Dionysus from {seat}’s city.</translation>
    </message>
    <message>
        <source>It can block what is played now.</source>
        <translation>It can block what is played now.</translation>
    </message>
    <message>
        <source>{god} ({territory})</source>
        <comment>a button</comment>
        <translation>{god} ({territory})</translation>
    </message>
    <message>
        <source>your token on {area} is stolen</source>
        <comment>a preview</comment>
        <translation>your token on {area} is stolen</translation>
    </message>
    <message>
        <source>stays here, face down</source>
        <comment>of a token, in a preview</comment>
        <translation>stays here, face down</translation>
    </message>
    <message>
        <source>Replace the last area of the {territory} with {area}</source>
        <comment>an action</comment>
        <translation>Replace the last area of the {territory} with {area}</translation>
    </message>
    <message>
        <source>Give up the last area of the {territory}</source>
        <comment>an action</comment>
        <translation>Give up the last area of the {territory}</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n cards.</source>
        <translation>
            <numerusform>Everybody is dealt a card.</numerusform>
            <numerusform>Everybody is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws nothing.</source>
        <translation>{seat} draws nothing.</translation>
    </message>
    <message>
        <source>{seat} decides.</source>
        <translation>{seat} decides.</translation>
    </message>
    <message>
        <source>{area} goes to the discard pile</source>
        <comment>a preview</comment>
        <translation>{area} goes to the discard pile</translation>
    </message>
    <message>
        <source>{seat} gets {area}</source>
        <comment>a preview</comment>
        <translation>{seat} gets {area}</translation>
    </message>
    <message>
        <source>{area} is out of the game</source>
        <comment>a preview</comment>
        <translation>{area} is out of the game</translation>
    </message>
    <message>
        <source>then you draw from the pile</source>
        <comment>a preview</comment>
        <translation>then you draw from the pile</translation>
    </message>
    <message>
        <source>on top of the discard pile: {card}</source>
        <comment>a preview</comment>
        <translation>on top of the discard pile: {card}</translation>
    </message>
    <message>
        <source>the token on him comes along</source>
        <comment>on Dionysus, in a preview</comment>
        <translation>the token on him comes along</translation>
    </message>
    <message>
        <source>Choose gods</source>
        <comment>a phase</comment>
        <translation>Choose gods</translation>
    </message>
    <message>
        <source>Play a half</source>
        <comment>a phase</comment>
        <translation>Play a half</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>a phase</comment>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Round {round}, the last</source>
        <translation>Round {round}, the last</translation>
    </message>
    <message>
        <source>You put a card on the discard pile this turn, so you draw from the pile.</source>
        <translation>You put a card on the discard pile this turn, so you draw from the pile.</translation>
    </message>
    <message>
        <source>A token on it leaves the game too.</source>
        <translation>A token on it leaves the game too.</translation>
    </message>
    <message>
        <source>The others go to the discard pile, in the order you choose.</source>
        <translation>The others go to the discard pile, in the order you choose.</translation>
    </message>
    <message>
        <source>Only {defence} blocks it.</source>
        <translation>Only {defence} blocks it.</translation>
    </message>
    <message>
        <source>{me}: play half of a card, or discard one.</source>
        <translation>{me}: play half of a card, or discard one.</translation>
    </message>
    <message>
        <source>{me}: choose your god.</source>
        <translation>{me}: choose your god.</translation>
    </message>
    <message>
        <source>{me}: {attacker} plays {support}. Do you answer?</source>
        <translation>{me}: {attacker} plays {support}. Do you answer?</translation>
    </message>
    <message numerus="yes">
        <source>{me}: draw %n cards, one after the other.</source>
        <translation>
            <numerusform>{me}: draw %n card.</numerusform>
            <numerusform>{me}: draw %n cards, one after the other.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: choose the uncovered area you give up.</source>
        <translation>{me}: choose the uncovered area you give up.</translation>
    </message>
    <message>
        <source>{me}: lay your token on one of your areas.</source>
        <translation>{me}: lay your token on one of your areas.</translation>
    </message>
    <message>
        <source>{me}: keep one of these cards.</source>
        <translation>{me}: keep one of these cards.</translation>
    </message>
    <message>
        <source>{me}: play an area, or discard a card.</source>
        <translation>{me}: play an area, or discard a card.</translation>
    </message>
    <message>
        <source>{me}: {attacker} plays {support} on you. Do you answer?</source>
        <translation>{me}: {attacker} plays {support} on you. Do you answer?</translation>
    </message>
    <message>
        <source>{me}: draw your second card.</source>
        <translation>{me}: draw your second card.</translation>
    </message>
    <message>
        <source>{me}: draw a card to end your turn.</source>
        <translation>{me}: draw a card to end your turn.</translation>
    </message>
    <message>
        <source>Take {card} from the discard pile</source>
        <comment>a button</comment>
        <translation>Take {card} from the discard pile</translation>
    </message>
    <message>
        <source>Exchange an area of your city, covered or not, for the same area in another city or in your hand. The other city’s owner may answer with Athena’s Shield.</source>
        <translation>Exchange an area of your city, covered or not, for the same area in another city or in your hand. The other city’s owner may answer with Athena’s Shield.</translation>
    </message>
    <message>
        <source>He stands for any area. He gives one point at most per city and does not count for the creature bonus. Another player may take him with the area he stands for.</source>
        <translation>He stands for any area. He gives one point at most per city and does not count for the creature bonus. Another player may take him with the area he stands for.</translation>
    </message>
    <message>
        <source>Draw {number} cards, each from the pile or the discard pile, then play an area or discard a card. Nobody can answer, and you draw no more this turn.</source>
        <translation>Draw {number} cards, each from the pile or the discard pile, then play an area or discard a card. Nobody can answer, and you draw no more this turn.</translation>
    </message>
    <message>
        <source>{god}’s territory: all points of your {territory} are multiplied by {times}.</source>
        <translation>{god}’s territory: all points of your {territory} are multiplied by {times}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} finishes their city: %n points.</source>
        <translation>
            <numerusform>{seat} finishes their city: %n point.</numerusform>
            <numerusform>{seat} finishes their city: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{god} doubles its points, good or bad</source>
        <comment>of a token, in a preview</comment>
        <translation>{god} doubles its points, good or bad</translation>
    </message>
    <message>
        <source>One token per area; printed symbols do not count. It stays there, face down.</source>
        <translation>One token per area; printed symbols do not count. It stays there, face down.</translation>
    </message>
    <message>
        <source>After {support} you cannot play a support or draw again this turn.</source>
        <translation>After {support} you cannot play a support or draw again this turn.</translation>
    </message>
    <message>
        <source>{me}: draw a card. It is the only one left.</source>
        <translation>{me}: draw a card. It is the only one left.</translation>
    </message>
    <message>
        <source>{me}: {attacker} plays {support}, {own} for your {yours}. Do you answer?</source>
        <translation>{me}: {attacker} plays {support}, {own} for your {yours}. Do you answer?</translation>
    </message>
    <message>
        <source>{me}: {attacker} plays {support} on your {area}. Do you answer?</source>
        <translation>{me}: {attacker} plays {support} on your {area}. Do you answer?</translation>
    </message>
    <message>
        <source>First choose your god.</source>
        <translation>First choose your god.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>That card is not in your hand.</translation>
    </message>
    <message>
        <source>You can concede only in a two-player game.</source>
        <translation>You can concede only in a two-player game.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>There is no such player.</translation>
    </message>
    <message>
        <source>First keep one of the cards the Graeae show you.</source>
        <translation>First keep one of the cards the Graeae show you.</translation>
    </message>
    <message>
        <source>First decide whether to answer: block it with a card, or let it happen.</source>
        <translation>First decide whether to answer: block it with a card, or let it happen.</translation>
    </message>
    <message>
        <source>First choose the uncovered area you give up.</source>
        <translation>First choose the uncovered area you give up.</translation>
    </message>
    <message>
        <source>First lay the token on one of your areas.</source>
        <translation>First lay the token on one of your areas.</translation>
    </message>
    <message>
        <source>You must draw while there are cards in the pile.</source>
        <translation>You must draw while there are cards in the pile.</translation>
    </message>
    <message>
        <source>You have played. Now draw a card.</source>
        <translation>You have played. Now draw a card.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>The pile is empty.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>The discard pile is empty.</translation>
    </message>
    <message>
        <source>First play half of a card, or discard one.</source>
        <translation>First play half of a card, or discard one.</translation>
    </message>
    <message>
        <source>There is nothing to answer now.</source>
        <translation>There is nothing to answer now.</translation>
    </message>
    <message>
        <source>The gods have been chosen.</source>
        <translation>The gods have been chosen.</translation>
    </message>
    <message>
        <source>You need not give up an area now.</source>
        <translation>You need not give up an area now.</translation>
    </message>
    <message>
        <source>You have no token to lay now. Once laid, tokens stay where they are.</source>
        <translation>You have no token to lay now. Once laid, tokens stay where they are.</translation>
    </message>
    <message>
        <source>The Graeae show you no cards now.</source>
        <translation>The Graeae show you no cards now.</translation>
    </message>
    <message>
        <source>You can steal Dionysus only from another city.</source>
        <translation>You can steal Dionysus only from another city.</translation>
    </message>
    <message>
        <source>You need the area Dionysus stands for.</source>
        <translation>You need the area Dionysus stands for.</translation>
    </message>
    <message>
        <source>There is a token on {area} already.</source>
        <translation>There is a token on {area} already.</translation>
    </message>
    <message>
        <source>First draw. Then you play an area, or discard a card.</source>
        <translation>First draw. Then you play an area, or discard a card.</translation>
    </message>
    <message>
        <source>Areas are laid in order: next comes {following}.</source>
        <translation>Areas are laid in order: next comes {following}.</translation>
    </message>
    <message>
        <source>{area} can be replaced only by the same area or by Dionysus.</source>
        <translation>{area} can be replaced only by the same area or by Dionysus.</translation>
    </message>
    <message>
        <source>All areas of your {territory} are laid.</source>
        <translation>All areas of your {territory} are laid.</translation>
    </message>
    <message>
        <source>It is {other}’s turn to decide.</source>
        <translation>It is {other}’s turn to decide.</translation>
    </message>
    <message>
        <source>{seat} already plays {god}.</source>
        <translation>{seat} already plays {god}.</translation>
    </message>
    <message>
        <source>Only {defence} blocks {support}.</source>
        <translation>Only {defence} blocks {support}.</translation>
    </message>
    <message>
        <source>There is no area in your {territory}.</source>
        <translation>There is no area in your {territory}.</translation>
    </message>
    <message>
        <source>After {support} you can only play an area or discard a card.</source>
        <translation>After {support} you can only play an area or discard a card.</translation>
    </message>
    <message>
        <source>{support} is not an area.</source>
        <translation>{support} is not an area.</translation>
    </message>
    <message>
        <source>{area} belongs in the {territory}.</source>
        <translation>{area} belongs in the {territory}.</translation>
    </message>
    <message>
        <source>{area} is already in your city. Next comes {following}.</source>
        <translation>{area} is already in your city. Next comes {following}.</translation>
    </message>
    <message>
        <source>{area} is covered: only the uncovered area can be changed.</source>
        <translation>{area} is covered: only the uncovered area can be changed.</translation>
    </message>
    <message>
        <source>No uncovered Dionysus is in {seat}’s {territory}.</source>
        <translation>No uncovered Dionysus is in {seat}’s {territory}.</translation>
    </message>
    <message>
        <source>Dionysus stands for {area} there: you need that area.</source>
        <translation>Dionysus stands for {area} there: you need that area.</translation>
    </message>
    <message>
        <source>a magical token, drawn unseen</source>
        <comment>a preview</comment>
        <translation>a magical token, drawn unseen</translation>
    </message>
    <message numerus="yes">
        <source>look at %n cards, keep one</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>look at %n card and keep it</numerusform>
            <numerusform>look at %n cards, keep one</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose an uncovered area of your choice</source>
        <comment>a preview</comment>
        <translation>you lose an uncovered area of your choice</translation>
    </message>
    <message>
        <source>{area} comes to your hand</source>
        <comment>a preview</comment>
        <translation>{area} comes to your hand</translation>
    </message>
    <message>
        <source>{seat} chooses the uncovered area that goes</source>
        <comment>a preview</comment>
        <translation>{seat} chooses the uncovered area that goes</translation>
    </message>
    <message>
        <source>the token on {seat}’s {area}, unseen</source>
        <comment>a preview</comment>
        <translation>the token on {seat}’s {area}, unseen</translation>
    </message>
    <message>
        <source>{attacker} takes a token if nobody blocks it</source>
        <comment>a preview</comment>
        <translation>{attacker} takes a token if nobody blocks it</translation>
    </message>
    <message>
        <source>stops {attacker}’s {support}</source>
        <comment>a preview</comment>
        <translation>stops {attacker}’s {support}</translation>
    </message>
    <message>
        <source>you draw a card at once</source>
        <comment>a preview</comment>
        <translation>you draw a card at once</translation>
    </message>
    <message>
        <source>the token on it comes to you</source>
        <comment>a preview</comment>
        <translation>the token on it comes to you</translation>
    </message>
    <message>
        <source>your token goes with it</source>
        <comment>a preview</comment>
        <translation>your token goes with it</translation>
    </message>
    <message>
        <source>Your token on {area} goes to {seat} with it.</source>
        <translation>Your token on {area} goes to {seat} with it.</translation>
    </message>
    <message>
        <source>You could lay no further area in your {territory} until it is unlocked.</source>
        <translation>You could lay no further area in your {territory} until it is unlocked.</translation>
    </message>
    <message>
        <source>That territory is locked: nothing in it can change until it is unlocked.</source>
        <translation>That territory is locked: nothing in it can change until it is unlocked.</translation>
    </message>
    <message>
        <source>There is no card to draw.</source>
        <translation>There is no card to draw.</translation>
    </message>
    <message>
        <source>Dionysus cannot be exchanged with the hand.</source>
        <translation>Dionysus cannot be exchanged with the hand.</translation>
    </message>
    <message>
        <source>You have no free area for a token: unlocked, with no token on it.</source>
        <translation>You have no free area for a token: unlocked, with no token on it.</translation>
    </message>
    <message>
        <source>That territory is not locked.</source>
        <translation>That territory is not locked.</translation>
    </message>
    <message>
        <source>The pile is empty: the Graeae have nothing to look at.</source>
        <translation>The pile is empty: the Graeae have nothing to look at.</translation>
    </message>
    <message>
        <source>Exchange with another city, or with your hand.</source>
        <translation>Exchange with another city, or with your hand.</translation>
    </message>
    <message>
        <source>You give up that half by playing the other one.</source>
        <translation>You give up that half by playing the other one.</translation>
    </message>
    <message>
        <source>Only an area can be exchanged.</source>
        <translation>Only an area can be exchanged.</translation>
    </message>
    <message>
        <source>Name another player: you cannot attack your own city.</source>
        <translation>Name another player: you cannot attack your own city.</translation>
    </message>
    <message>
        <source>That territory is already locked.</source>
        <translation>That territory is already locked.</translation>
    </message>
    <message>
        <source>There is no {area} in your city.</source>
        <translation>There is no {area} in your city.</translation>
    </message>
    <message>
        <source>{seat} has no {area}.</source>
        <translation>{seat} has no {area}.</translation>
    </message>
    <message>
        <source>{seat} has no unlocked area.</source>
        <translation>{seat} has no unlocked area.</translation>
    </message>
    <message>
        <source>No other player has a token that you could steal.</source>
        <translation>No other player has a token that you could steal.</translation>
    </message>
    <message>
        <source>Steal a token from another city, not from your own.</source>
        <translation>Steal a token from another city, not from your own.</translation>
    </message>
    <message>
        <source>No face-down token lies there. Printed symbols cannot be stolen.</source>
        <translation>No face-down token lies there. Printed symbols cannot be stolen.</translation>
    </message>
    <message>
        <source>There are no tokens left to take.</source>
        <translation>There are no tokens left to take.</translation>
    </message>
    <message>
        <source>{half} cannot do that.</source>
        <translation>{half} cannot do that.</translation>
    </message>
    <message>
        <source>{seat} has no areas yet.</source>
        <translation>{seat} has no areas yet.</translation>
    </message>
    <message>
        <source>{other} is choosing what to play.</source>
        <translation>{other} is choosing what to play.</translation>
    </message>
    <message>
        <source>{other} is choosing a god.</source>
        <translation>{other} is choosing a god.</translation>
    </message>
    <message>
        <source>{other} is choosing an area to give up.</source>
        <translation>{other} is choosing an area to give up.</translation>
    </message>
    <message>
        <source>{other} is laying a token.</source>
        <translation>{other} is laying a token.</translation>
    </message>
    <message>
        <source>{other} is choosing a card from the Graeae.</source>
        <translation>{other} is choosing a card from the Graeae.</translation>
    </message>
    <message>
        <source>{other} is drawing a card.</source>
        <translation>{other} is drawing a card.</translation>
    </message>
    <message>
        <source>Back to {seat}’s city</source>
        <comment>a button</comment>
        <translation>Back to {seat}’s city</translation>
    </message>
    <message>
        <source>This is {seat}’s city; you can look but not touch.</source>
        <translation>This is {seat}’s city; you can look but not touch.</translation>
    </message>
    <message>
        <source>Given up when you play the upper half</source>
        <comment>beside a card in the rules</comment>
        <translation>Given up when you play the upper half</translation>
    </message>
    <message>
        <source>Printed symbol</source>
        <comment>beside a card in the rules</comment>
        <translation>Printed symbol</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of an area, beside a card in the rules</comment>
        <translation>Number</translation>
    </message>
    <message>
        <source>Territory</source>
        <comment>beside a card in the rules</comment>
        <translation>Territory</translation>
    </message>
    <message>
        <source>Creature</source>
        <comment>beside a card in the rules</comment>
        <translation>Creature</translation>
    </message>
    <message>
        <source>Support</source>
        <comment>beside a card in the rules</comment>
        <translation>Support</translation>
    </message>
    <message>
        <source>For which area?</source>
        <comment>a question: what an area is exchanged for</comment>
        <translation>For which area?</translation>
    </message>
    <message>
        <source>To which territory?</source>
        <comment>a question: where stolen Dionysus is laid</comment>
        <translation>To which territory?</translation>
    </message>
    <message>
        <source>In which order are the others discarded?</source>
        <comment>a question</comment>
        <translation>In which order are the others discarded?</translation>
    </message>
    <message>
        <source>below, then on top</source>
        <comment>the order of two cards, from left to right</comment>
        <translation>below, then on top</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>where an area is</comment>
        <translation>your hand</translation>
    </message>
    <message>
        <source>{seat}’s {area}</source>
        <comment>a choice: whose area comes</comment>
        <translation>{seat}’s {area}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <comment>a choice: the order of discarded cards</comment>
        <translation>{card} on top</translation>
    </message>
    <message>
        <source>{seat}</source>
        <comment>whose area it is, below its picture</comment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>what a player does</comment>
        <translation>Playing</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>whose turn comes next</comment>
        <translation>Next</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>what a player does</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>what a player does</comment>
        <translation>Choosing</translation>
    </message>
    <message>
        <source>Answering</source>
        <comment>what a player does</comment>
        <translation>Answering</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>what a player does</comment>
        <translation>Placing</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>what a player does</comment>
        <translation>Drawing</translation>
    </message>
    <message>
        <source>upper half</source>
        <translation>upper half</translation>
    </message>
    <message>
        <source>lower half</source>
        <translation>lower half</translation>
    </message>
    <message>
        <source>{half}, {place}; gives up {other}</source>
        <comment>a half of a card</comment>
        <translation>{half}, {place}; gives up {other}</translation>
    </message>
    <message>
        <source>thunderbolt</source>
        <comment>the word of an icon</comment>
        <translation>thunderbolt</translation>
    </message>
    <message>
        <source>trident</source>
        <comment>the word of an icon</comment>
        <translation>trident</translation>
    </message>
    <message>
        <source>owl</source>
        <comment>the word of an icon</comment>
        <translation>owl</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>the word of an icon</comment>
        <translation>helmet</translation>
    </message>
    <message>
        <source>face-down token</source>
        <comment>the word of an icon</comment>
        <translation>face-down token</translation>
    </message>
    <message>
        <source>In {seat}’s city, uncovered.</source>
        <translation>In {seat}’s city, uncovered.</translation>
    </message>
    <message>
        <source>It locks {territory}: no area or token in it can be laid, changed, exchanged, destroyed or taken.</source>
        <translation>It locks {territory}: no area or token in it can be laid, changed, exchanged, destroyed or taken.</translation>
    </message>
    <message numerus="yes">
        <source>%n left, face down</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n left, face down</numerusform>
            <numerusform>%n left, face down</numerusform>
        </translation>
    </message>
    <message>
        <source>Upper half: {half}.</source>
        <translation>Upper half: {half}.</translation>
    </message>
    <message>
        <source>Lower half: {half}.</source>
        <translation>Lower half: {half}.</translation>
    </message>
    <message>
        <source>{creature} is already in your {territory}: no point for the second.</source>
        <translation>{creature} is already in your {territory}: no point for the second.</translation>
    </message>
    <message>
        <source>It could be laid now, as the next area.</source>
        <translation>It could be laid now, as the next area.</translation>
    </message>
    <message>
        <source>In {seat}’s city, covered.</source>
        <translation>In {seat}’s city, covered.</translation>
    </message>
    <message>
        <source>Magical tokens</source>
        <translation>Magical tokens</translation>
    </message>
    <message>
        <source>Free to choose</source>
        <comment>a god</comment>
        <translation>Free to choose</translation>
    </message>
    <message>
        <source>Everybody sees how many there are, nobody what they are.</source>
        <translation>Everybody sees how many there are, nobody what they are.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>Upper half, {name}: {about}</source>
        <translation>Upper half, {name}: {about}</translation>
    </message>
    <message>
        <source>Lower half, {name}: {about}</source>
        <translation>Lower half, {name}: {about}</translation>
    </message>
    <message>
        <source>Printed {symbol}: {points}. It cannot be stolen.</source>
        <translation>Printed {symbol}: {points}. It cannot be stolen.</translation>
    </message>
    <message>
        <source>A face-down token lies on it.</source>
        <translation>A face-down token lies on it.</translation>
    </message>
    <message>
        <source>Its token: {token}, {points}.</source>
        <translation>Its token: {token}, {points}.</translation>
    </message>
    <message>
        <source>An area has one token at most, and it stays there.</source>
        <translation>An area has one token at most, and it stays there.</translation>
    </message>
    <message>
        <source>Hecate’s Magic, played by anybody, unlocks it.</source>
        <translation>Hecate’s Magic, played by anybody, unlocks it.</translation>
    </message>
    <message>
        <source>{seat}’s god</source>
        <translation>{seat}’s god</translation>
    </message>
    <message>
        <source>{token}: {points}; {number} in the game</source>
        <comment>a kind of token</comment>
        <translation>{token}: {points}; {number} in the game</translation>
    </message>
    <message>
        <source>One half is played, the other is given up.</source>
        <translation>One half is played, the other is given up.</translation>
    </message>
    <message>
        <source>In the hand.</source>
        <translation>In the hand.</translation>
    </message>
    <message>
        <source>Seen by the Graeae: keep one card, discard the others.</source>
        <translation>Seen by the Graeae: keep one card, discard the others.</translation>
    </message>
    <message>
        <source>On the discard pile. The top card may be drawn at the end of a turn.</source>
        <translation>On the discard pile. The top card may be drawn at the end of a turn.</translation>
    </message>
    <message>
        <source>In Tartarus: out of the game.</source>
        <translation>In Tartarus: out of the game.</translation>
    </message>
    <message>
        <source>Played: it may still be answered.</source>
        <translation>Played: it may still be answered.</translation>
    </message>
    <message>
        <source>Your {area} is covered.</source>
        <translation>Your {area} is covered.</translation>
    </message>
    <message>
        <source>It could take the place of your {area}.</source>
        <translation>It could take the place of your {area}.</translation>
    </message>
    <message>
        <source>{creature} counts here: {points}.</source>
        <translation>{creature} counts here: {points}.</translation>
    </message>
    <message>
        <source>Given up for it: {half}.</source>
        <translation>Given up for it: {half}.</translation>
    </message>
    <message>
        <source>{god}’s own territory: everything in it counts double.</source>
        <translation>{god}’s own territory: everything in it counts double.</translation>
    </message>
    <message>
        <source>Your {territory} is locked.</source>
        <translation>Your {territory} is locked.</translation>
    </message>
    <message>
        <source>Needs {area} first.</source>
        <translation>Needs {area} first.</translation>
    </message>
    <message>
        <source>A token stays on its area.</source>
        <translation>A token stays on its area.</translation>
    </message>
    <message>
        <source>What is in Tartarus is out of the game.</source>
        <translation>What is in Tartarus is out of the game.</translation>
    </message>
    <message>
        <source>The shield stays until Hecate’s Magic unlocks the territory.</source>
        <translation>The shield stays until Hecate’s Magic unlocks the territory.</translation>
    </message>
    <message>
        <source>Drop the card on the discard pile to discard it.</source>
        <translation>Drop the card on the discard pile to discard it.</translation>
    </message>
    <message>
        <source>Drop the area on its territory.</source>
        <translation>Drop the area on its territory.</translation>
    </message>
    <message>
        <source>Drop the support on the token that you steal.</source>
        <translation>Drop the support on the token that you steal.</translation>
    </message>
    <message>
        <source>Drop the support on a territory.</source>
        <translation>Drop the support on a territory.</translation>
    </message>
    <message>
        <source>You can only lock your own territories.</source>
        <translation>You can only lock your own territories.</translation>
    </message>
    <message>
        <source>Drop the support on the pile.</source>
        <translation>Drop the support on the pile.</translation>
    </message>
    <message>
        <source>Drop the support on the tokens, or on your city.</source>
        <translation>Drop the support on the tokens, or on your city.</translation>
    </message>
    <message>
        <source>Drop the card on your hand.</source>
        <translation>Drop the card on your hand.</translation>
    </message>
    <message>
        <source>Drop the card on the support that you block.</source>
        <translation>Drop the card on the support that you block.</translation>
    </message>
    <message>
        <source>Drop the area on Tartarus.</source>
        <translation>Drop the area on Tartarus.</translation>
    </message>
    <message>
        <source>A token needs an area: drop it on one in your city.</source>
        <translation>A token needs an area: drop it on one in your city.</translation>
    </message>
    <message>
        <source>You can only give up an uncovered area.</source>
        <translation>You can only give up an uncovered area.</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <comment>why a piece cannot be taken up</comment>
        <translation>That is {seat}’s.</translation>
    </message>
    <message>
        <source>Dionysus is laid in your own city.</source>
        <translation>Dionysus is laid in your own city.</translation>
    </message>
    <message>
        <source>Drop the support on the city that you attack.</source>
        <translation>Drop the support on the city that you attack.</translation>
    </message>
    <message>
        <source>Drop the support on one of the areas that are exchanged.</source>
        <translation>Drop the support on one of the areas that are exchanged.</translation>
    </message>
    <message>
        <source>There is no other {area} to exchange it for.</source>
        <comment>a place: Lagoon 2</comment>
        <translation>There is no other {area} to exchange it for.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <source>next area</source>
        <translation>next area</translation>
    </message>
    <message>
        <source>Pile {number}</source>
        <translation>Pile {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>the discard pile</comment>
        <translation>Discard {number}</translation>
    </message>
    <message>
        <source>Tartarus {number}</source>
        <translation>Tartarus {number}</translation>
    </message>
    <message>
        <source>Tokens {number}</source>
        <translation>Tokens {number}</translation>
    </message>
    <message>
        <source>Place this token on an area.</source>
        <translation>Place this token on an area.</translation>
    </message>
    <message>
        <source>The Graeae see</source>
        <translation>The Graeae see</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number of an area</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>nothing here can be changed any more, not even by you</source>
        <comment>a preview</comment>
        <translation>nothing here can be changed any more, not even by you</translation>
    </message>
    <message numerus="yes">
        <source>draw %n cards, then play an area or discard one</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>draw %n card, then play an area or discard one</numerusform>
            <numerusform>draw %n cards, then play an area or discard one</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s {territory} can be changed again</source>
        <comment>a preview</comment>
        <translation>{seat}’s {territory} can be changed again</translation>
    </message>
    <message>
        <source>{other} is deciding whether to answer {attacker}’s {support}.</source>
        <translation>{other} is deciding whether to answer {attacker}’s {support}.</translation>
    </message>
    <message>
        <source>{other} is choosing what to play next.</source>
        <translation>{other} is choosing what to play next.</translation>
    </message>
    <message>
        <source>{area} from your hand</source>
        <comment>a choice</comment>
        <translation>{area} from your hand</translation>
    </message>
    <message>
        <source>{creature} gives no point here: another one already counts.</source>
        <translation>{creature} gives no point here: another one already counts.</translation>
    </message>
    <message>
        <source>Four different creatures: the creature bonus is earned.</source>
        <translation>Four different creatures: the creature bonus is earned.</translation>
    </message>
    <message>
        <source>He is laid as the next area of any territory, or in place of an uncovered one.</source>
        <translation>He is laid as the next area of any territory, or in place of an uncovered one.</translation>
    </message>
    <message>
        <source>The {territory} is locked: nothing in it can be changed, not even by its owner.</source>
        <translation>The {territory} is locked: nothing in it can be changed, not even by its owner.</translation>
    </message>
    <message>
        <source>An area stays where it lies. To change it, drop one from your hand on it.</source>
        <translation>An area stays where it lies. To change it, drop one from your hand on it.</translation>
    </message>
    <message>
        <source>You cannot put cards into Tartarus yourself. To discard a card, drop it on the discard pile.</source>
        <translation>You cannot put cards into Tartarus yourself. To discard a card, drop it on the discard pile.</translation>
    </message>
    <message>
        <source>{seat}’s hand</source>
        <translation>{seat}’s hand</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Add an area</source>
        <comment>a heading</comment>
        <translation>Add an area</translation>
    </message>
    <message>
        <source>Change an uncovered area</source>
        <comment>a heading</comment>
        <translation>Change an uncovered area</translation>
    </message>
    <message>
        <source>Take Dionysus from another city</source>
        <comment>a heading</comment>
        <translation>Take Dionysus from another city</translation>
    </message>
    <message>
        <source>Lock a territory</source>
        <comment>a heading</comment>
        <translation>Lock a territory</translation>
    </message>
    <message>
        <source>Unlock a territory</source>
        <comment>a heading</comment>
        <translation>Unlock a territory</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>a heading</comment>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <comment>a heading</comment>
        <translation>Discard a card</translation>
    </message>
    <message>
        <source>Lay the token on an area</source>
        <comment>a heading</comment>
        <translation>Lay the token on an area</translation>
    </message>
    <message>
        <source>Give up an area</source>
        <comment>a heading</comment>
        <translation>Give up an area</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <comment>a heading</comment>
        <translation>Keep a card</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>a heading</comment>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>Choose a god</source>
        <comment>a heading</comment>
        <translation>Choose a god</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>points so far</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n + ? points</source>
        <comment>points so far, and tokens that are not seen</comment>
        <translation>
            <numerusform>%n + ? point</numerusform>
            <numerusform>%n + ? points</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} + ?</source>
        <comment>points so far, and tokens that are not seen</comment>
        <translation>{points} + ?</translation>
    </message>
    <message>
        <source>{points}</source>
        <comment>points so far</comment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>how many</comment>
        <translation>{number}</translation>
    </message>
    <message numerus="yes">
        <source>the magical tokens, %n left</source>
        <translation>
            <numerusform>the magical tokens, %n left</numerusform>
            <numerusform>the magical tokens, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pile, %n cards</source>
        <translation>
            <numerusform>the pile, %n card</numerusform>
            <numerusform>the pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discard pile, %n cards</source>
        <translation>
            <numerusform>the discard pile, %n card</numerusform>
            <numerusform>the discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tartarus, %n cards</source>
        <translation>
            <numerusform>Tartarus, %n card</numerusform>
            <numerusform>Tartarus, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s {territory}</source>
        <comment>a territory of a city</comment>
        <translation>{seat}’s {territory}</translation>
    </message>
    <message>
        <source>{area}, {seat}’s city</source>
        <translation>{area}, {seat}’s city</translation>
    </message>
    <message>
        <source>{token} on {place}</source>
        <translation>{token} on {place}</translation>
    </message>
    <message>
        <source>{god}, {seat}’s god</source>
        <translation>{god}, {seat}’s god</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>Tartarus</source>
        <translation>Tartarus</translation>
    </message>
    <message>
        <source>{god}, free to choose</source>
        <comment>a god</comment>
        <translation>{god}, free to choose</translation>
    </message>
    <message>
        <source>{seat}’s card, face down</source>
        <translation>{seat}’s card, face down</translation>
    </message>
    <message>
        <source>{seat}’s city</source>
        <translation>{seat}’s city</translation>
    </message>
    <message>
        <source>{shield} on {territory}</source>
        <translation>{shield} on {territory}</translation>
    </message>
    <message>
        <source>{support}, played by {seat}</source>
        <translation>{support}, played by {seat}</translation>
    </message>
    <message>
        <source>{card}, on the discard pile</source>
        <translation>{card}, on the discard pile</translation>
    </message>
    <message>
        <source>{card}, in Tartarus</source>
        <translation>{card}, in Tartarus</translation>
    </message>
    <message>
        <source>{card}, seen by the Graeae</source>
        <translation>{card}, seen by the Graeae</translation>
    </message>
    <message>
        <source>{token}, to be laid on an area</source>
        <translation>{token}, to be laid on an area</translation>
    </message>
    <message>
        <source>{seat}’s god, not chosen yet</source>
        <translation>{seat}’s god, not chosen yet</translation>
    </message>
</context>
</TS>
