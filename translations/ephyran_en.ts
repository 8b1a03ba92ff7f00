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
