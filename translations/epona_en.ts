<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Epona</name>
    <message>
        <source>Brings a rider roller, which you move to a horse that scores with one at the end.</source>
        <translation>Brings a rider roller, which you move to a horse that scores with one at the end.</translation>
    </message>
    <message>
        <source>At the end of the game, you may swap two cards of your tableau.</source>
        <translation>At the end of the game, you may swap two cards of your tableau.</translation>
    </message>
    <message numerus="yes">
        <source>%n sporting horses</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n sporting horse</numerusform>
            <numerusform>%n sporting horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n working horses</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n working horse</numerusform>
            <numerusform>%n working horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n employees</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n employee</numerusform>
            <numerusform>%n employees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equipment cards</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n equipment card</numerusform>
            <numerusform>%n equipment cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw one more card from any deck; you keep no more cards for it.</source>
        <translation>Draw one more card from any deck; you keep no more cards for it.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>Costs %n coin.</numerusform>
            <numerusform>Costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n coins</source>
        <comment>a card in a list of actions</comment>
        <translation>
            <numerusform>costs %n coin</numerusform>
            <numerusform>costs %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ({about})</source>
        <comment>a card in a list of actions</comment>
        <translation>{card} ({about})</translation>
    </message>
    <message numerus="yes">
        <source>Completed with %n cards, {icons} among them.</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>Completed with %n card: {icons}.</numerusform>
            <numerusform>Completed with %n cards, {icons} among them.</numerusform>
        </translation>
    </message>
    <message>
        <source>When completed: {bonus}.</source>
        <comment>a stable</comment>
        <translation>When completed: {bonus}.</translation>
    </message>
    <message>
        <source>At the end, if completed: {what}.</source>
        <comment>a stable: what it scores</comment>
        <translation>At the end, if completed: {what}.</translation>
    </message>
    <message>
        <source>At the end, completed or not: {points} VP if {icon} is in its row.</source>
        <comment>a line bonus</comment>
        <translation>At the end, completed or not: {points} VP if {icon} is in its row.</translation>
    </message>
    <message>
        <source>{points} VP for each completed stable</source>
        <comment>a box of an owner card</comment>
        <translation>{points} VP for each completed stable</translation>
    </message>
    <message>
        <source>Gain {bonus}.</source>
        <comment>a bonus: 2 coins, 1 stud token, 1 VP</comment>
        <translation>Gain {bonus}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards from any deck</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n card from any deck</numerusform>
            <numerusform>%n cards from any deck</numerusform>
        </translation>
    </message>
    <message>
        <source>draw {cards}, keep {number}</source>
        <comment>a selection card</comment>
        <translation>draw {cards}, keep {number}</translation>
    </message>
    <message>
        <source>Free: {draw}.</source>
        <comment>a selection card</comment>
        <translation>Free: {draw}.</translation>
    </message>
    <message>
        <source>{token}: whoever has the other one of this colour is your breeding partner this round.</source>
        <translation>{token}: whoever has the other one of this colour is your breeding partner this round.</translation>
    </message>
    <message>
        <source>A foal of horses of different types: {points} VP.</source>
        <translation>A foal of horses of different types: {points} VP.</translation>
    </message>
    <message>
        <source>When placed: {bonus}.</source>
        <translation>When placed: {bonus}.</translation>
    </message>
    <message>
        <source>Scores {what} at the end; it needs cubes on both boxes below.</source>
        <comment>a box</comment>
        <translation>Scores {what} at the end; it needs cubes on both boxes below.</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coins: {draw}.</source>
        <comment>a selection card</comment>
        <translation>
            <numerusform>Pay %n coin: {draw}.</numerusform>
            <numerusform>Pay %n coins: {draw}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain {bonus}: {draw}.</source>
        <comment>a selection card</comment>
        <translation>Gain {bonus}: {draw}.</translation>
    </message>
    <message>
        <source>A foal of two horses of the same type: {points} VP.</source>
        <translation>A foal of two horses of the same type: {points} VP.</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly above it</source>
        <comment>what a card scores</comment>
        <translation>{points} VP if {icon} is directly above it</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly below it</source>
        <comment>what a card scores</comment>
        <translation>{points} VP if {icon} is directly below it</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly to its left</source>
        <comment>what a card scores</comment>
        <translation>{points} VP if {icon} is directly to its left</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly to its right</source>
        <comment>what a card scores</comment>
        <translation>{points} VP if {icon} is directly to its right</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its row</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} in its row</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its column</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} in its column</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} on its four sides</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} on its four sides</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} on the eight spaces around it</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} on the eight spaces around it</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in your tableau</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} in your tableau</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its row, itself included</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} in its row, itself included</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its column, itself included</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} in its column, itself included</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in your tableau, itself included</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each {icon} in your tableau, itself included</translation>
    </message>
    <message>
        <source>no VP</source>
        <comment>what a card scores</comment>
        <translation>no VP</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens</source>
        <translation>
            <numerusform>%n stud token</numerusform>
            <numerusform>%n stud tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>working horses cost 1 coin less</source>
        <comment>a lasting bonus</comment>
        <translation>working horses cost 1 coin less</translation>
    </message>
    <message>
        <source>{points} VP for each pair of {one} and {two} in your tableau</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each pair of {one} and {two} in your tableau</translation>
    </message>
    <message>
        <source>{points} VP once if {one} and {two} are in your tableau</source>
        <comment>what a card scores</comment>
        <translation>{points} VP once if {one} and {two} are in your tableau</translation>
    </message>
    <message>
        <source>sporting horses cost 1 coin less</source>
        <comment>a lasting bonus</comment>
        <translation>sporting horses cost 1 coin less</translation>
    </message>
    <message>
        <source>an owner icon</source>
        <comment>a bonus</comment>
        <translation>an owner icon</translation>
    </message>
    <message>
        <source>a rider roller</source>
        <comment>a bonus</comment>
        <translation>a rider roller</translation>
    </message>
    <message>
        <source>Put a cube on a free box of your owner card and gain what it shows.</source>
        <translation>Put a cube on a free box of your owner card and gain what it shows.</translation>
    </message>
    <message>
        <source>Gain a rider roller, which you move to a horse that scores with one at the end.</source>
        <translation>Gain a rider roller, which you move to a horse that scores with one at the end.</translation>
    </message>
    <message>
        <source>{points} VP for each pair of {one} and {two} in your tableau, itself included</source>
        <comment>what a card scores</comment>
        <translation>{points} VP for each pair of {one} and {two} in your tableau, itself included</translation>
    </message>
    <message>
        <source>{points} VP once if {one} and {two} are in your tableau, itself included</source>
        <comment>what a card scores</comment>
        <translation>{points} VP once if {one} and {two} are in your tableau, itself included</translation>
    </message>
    <message>
        <source>Scores {what}.</source>
        <comment>what a card scores, as a sentence</comment>
        <translation>Scores {what}.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <comment>what a card scores, or a number of victory points</comment>
        <translation>{points} VP</translation>
    </message>
    <message>
        <source>{points} VP with a rider roller on it</source>
        <comment>what a card scores</comment>
        <translation>{points} VP with a rider roller on it</translation>
    </message>
    <message>
        <source>{points} VP in the row of {stable}</source>
        <comment>what a card scores: a castle stable</comment>
        <translation>{points} VP in the row of {stable}</translation>
    </message>
    <message>
        <source>a draw of {number} from {deck} (keep 1)</source>
        <comment>a bonus</comment>
        <translation>a draw of {number} from {deck} (keep 1)</translation>
    </message>
    <message>
        <source>Draw {number} cards from {deck} and keep 1; if you already drew for such a bonus this round, take 1 coin or 1 VP instead.</source>
        <translation>Draw {number} cards from {deck} and keep 1; if you already drew for such a bonus this round, take 1 coin or 1 VP instead.</translation>
    </message>
    <message>
        <source>From now on {discount}.</source>
        <comment>a lasting bonus: sporting horses cost 1 coin less</comment>
        <translation>From now on {discount}.</translation>
    </message>
    <message>
        <source>Tempest</source>
        <comment>a horse</comment>
        <translation>Tempest</translation>
    </message>
    <message>
        <source>Nocturne</source>
        <comment>a horse</comment>
        <translation>Nocturne</translation>
    </message>
    <message>
        <source>Mistral</source>
        <comment>a horse</comment>
        <translation>Mistral</translation>
    </message>
    <message>
        <source>Comet</source>
        <comment>a horse</comment>
        <translation>Comet</translation>
    </message>
    <message>
        <source>Silver Arrow</source>
        <comment>a horse</comment>
        <translation>Silver Arrow</translation>
    </message>
    <message>
        <source>Windfall</source>
        <comment>a horse</comment>
        <translation>Windfall</translation>
    </message>
    <message>
        <source>Red Comet</source>
        <comment>a horse</comment>
        <translation>Red Comet</translation>
    </message>
    <message>
        <source>Saffron</source>
        <comment>a horse</comment>
        <translation>Saffron</translation>
    </message>
    <message>
        <source>Thunderclap</source>
        <comment>a horse</comment>
        <translation>Thunderclap</translation>
    </message>
    <message>
        <source>Quicksilver</source>
        <comment>a horse</comment>
        <translation>Quicksilver</translation>
    </message>
    <message>
        <source>Marigold</source>
        <comment>a horse</comment>
        <translation>Marigold</translation>
    </message>
    <message>
        <source>Fast Lane</source>
        <comment>a horse</comment>
        <translation>Fast Lane</translation>
    </message>
    <message>
        <source>Morning Star</source>
        <comment>a horse</comment>
        <translation>Morning Star</translation>
    </message>
    <message>
        <source>Swift Justice</source>
        <comment>a horse</comment>
        <translation>Swift Justice</translation>
    </message>
    <message>
        <source>Bluebell</source>
        <comment>a horse</comment>
        <translation>Bluebell</translation>
    </message>
    <message>
        <source>Golden Mile</source>
        <comment>a horse</comment>
        <translation>Golden Mile</translation>
    </message>
    <message>
        <source>Whisper</source>
        <comment>a horse</comment>
        <translation>Whisper</translation>
    </message>
    <message>
        <source>Last Furlong</source>
        <comment>a horse</comment>
        <translation>Last Furlong</translation>
    </message>
    <message>
        <source>Skylark</source>
        <comment>a horse</comment>
        <translation>Skylark</translation>
    </message>
    <message>
        <source>Leap of Faith</source>
        <comment>a horse</comment>
        <translation>Leap of Faith</translation>
    </message>
    <message>
        <source>Clear Round</source>
        <comment>a horse</comment>
        <translation>Clear Round</translation>
    </message>
    <message>
        <source>Grasshopper</source>
        <comment>a horse</comment>
        <translation>Grasshopper</translation>
    </message>
    <message>
        <source>High Hopes</source>
        <comment>a horse</comment>
        <translation>High Hopes</translation>
    </message>
    <message>
        <source>Cornflower</source>
        <comment>a horse</comment>
        <translation>Cornflower</translation>
    </message>
    <message>
        <source>Feather</source>
        <comment>a horse</comment>
        <translation>Feather</translation>
    </message>
    <message>
        <source>Gazelle</source>
        <comment>a horse</comment>
        <translation>Gazelle</translation>
    </message>
    <message>
        <source>Springtime</source>
        <comment>a horse</comment>
        <translation>Springtime</translation>
    </message>
    <message>
        <source>Over the Moon</source>
        <comment>a horse</comment>
        <translation>Over the Moon</translation>
    </message>
    <message>
        <source>Kestrel</source>
        <comment>a horse</comment>
        <translation>Kestrel</translation>
    </message>
    <message>
        <source>Rosebud</source>
        <comment>a horse</comment>
        <translation>Rosebud</translation>
    </message>
    <message>
        <source>Catapult</source>
        <comment>a horse</comment>
        <translation>Catapult</translation>
    </message>
    <message>
        <source>Sea Breeze</source>
        <comment>a horse</comment>
        <translation>Sea Breeze</translation>
    </message>
    <message>
        <source>Magpie</source>
        <comment>a horse</comment>
        <translation>Magpie</translation>
    </message>
    <message>
        <source>Double Clear</source>
        <comment>a horse</comment>
        <translation>Double Clear</translation>
    </message>
    <message>
        <source>Thistledown</source>
        <comment>a horse</comment>
        <translation>Thistledown</translation>
    </message>
    <message>
        <source>Summit</source>
        <comment>a horse</comment>
        <translation>Summit</translation>
    </message>
    <message>
        <source>Sonata</source>
        <comment>a horse</comment>
        <translation>Sonata</translation>
    </message>
    <message>
        <source>Minuet</source>
        <comment>a horse</comment>
        <translation>Minuet</translation>
    </message>
    <message>
        <source>Maestro</source>
        <comment>a horse</comment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Pirouette</source>
        <comment>a horse</comment>
        <translation>Pirouette</translation>
    </message>
    <message>
        <source>Serenade</source>
        <comment>a horse</comment>
        <translation>Serenade</translation>
    </message>
    <message>
        <source>Silhouette</source>
        <comment>a horse</comment>
        <translation>Silhouette</translation>
    </message>
    <message>
        <source>Velvet</source>
        <comment>a horse</comment>
        <translation>Velvet</translation>
    </message>
    <message>
        <source>Passage</source>
        <comment>a horse</comment>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <comment>a horse</comment>
        <translation>Nocturnal</translation>
    </message>
    <message>
        <source>Harmony</source>
        <comment>a horse</comment>
        <translation>Harmony</translation>
    </message>
    <message>
        <source>Arabesque</source>
        <comment>a horse</comment>
        <translation>Arabesque</translation>
    </message>
    <message>
        <source>Rondo</source>
        <comment>a horse</comment>
        <translation>Rondo</translation>
    </message>
    <message>
        <source>Waltz King</source>
        <comment>a horse</comment>
        <translation>Waltz King</translation>
    </message>
    <message>
        <source>Cadenza</source>
        <comment>a horse</comment>
        <translation>Cadenza</translation>
    </message>
    <message>
        <source>Viola</source>
        <comment>a horse</comment>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Prelude</source>
        <comment>a horse</comment>
        <translation>Prelude</translation>
    </message>
    <message>
        <source>Opal</source>
        <comment>a horse</comment>
        <translation>Opal</translation>
    </message>
    <message>
        <source>Elegance</source>
        <comment>a horse</comment>
        <translation>Elegance</translation>
    </message>
    <message>
        <source>Kladruby Lady</source>
        <comment>a horse</comment>
        <translation>Kladruby Lady</translation>
    </message>
    <message>
        <source>Duchess</source>
        <comment>a horse</comment>
        <translation>Duchess</translation>
    </message>
    <message>
        <source>Old Gold</source>
        <comment>a horse</comment>
        <translation>Old Gold</translation>
    </message>
    <message>
        <source>Coachman</source>
        <comment>a horse</comment>
        <translation>Coachman</translation>
    </message>
    <message>
        <source>Lantern</source>
        <comment>a horse</comment>
        <translation>Lantern</translation>
    </message>
    <message>
        <source>Marchioness</source>
        <comment>a horse</comment>
        <translation>Marchioness</translation>
    </message>
    <message>
        <source>Brougham</source>
        <comment>a horse</comment>
        <translation>Brougham</translation>
    </message>
    <message>
        <source>Juniper</source>
        <comment>a horse</comment>
        <translation>Juniper</translation>
    </message>
    <message>
        <source>Post Horn</source>
        <comment>a horse</comment>
        <translation>Post Horn</translation>
    </message>
    <message>
        <source>Clarence</source>
        <comment>a horse</comment>
        <translation>Clarence</translation>
    </message>
    <message>
        <source>Amber</source>
        <comment>a horse</comment>
        <translation>Amber</translation>
    </message>
    <message>
        <source>Harvest Queen</source>
        <comment>a horse</comment>
        <translation>Harvest Queen</translation>
    </message>
    <message>
        <source>Landau</source>
        <comment>a horse</comment>
        <translation>Landau</translation>
    </message>
    <message>
        <source>Rosalie</source>
        <comment>a horse</comment>
        <translation>Rosalie</translation>
    </message>
    <message>
        <source>Sultan</source>
        <comment>a horse</comment>
        <translation>Sultan</translation>
    </message>
    <message>
        <source>Whip Hand</source>
        <comment>a horse</comment>
        <translation>Whip Hand</translation>
    </message>
    <message>
        <source>Phaeton</source>
        <comment>a horse</comment>
        <translation>Phaeton</translation>
    </message>
    <message>
        <source>Bonny</source>
        <comment>a horse</comment>
        <translation>Bonny</translation>
    </message>
    <message>
        <source>Bohumil</source>
        <comment>a horse</comment>
        <translation>Bohumil</translation>
    </message>
    <message>
        <source>Goliath</source>
        <comment>a horse</comment>
        <translation>Goliath</translation>
    </message>
    <message>
        <source>Clover</source>
        <comment>a horse</comment>
        <translation>Clover</translation>
    </message>
    <message>
        <source>Barley</source>
        <comment>a horse</comment>
        <translation>Barley</translation>
    </message>
    <message>
        <source>Iron Duke</source>
        <comment>a horse</comment>
        <translation>Iron Duke</translation>
    </message>
    <message>
        <source>Big Ben</source>
        <comment>a horse</comment>
        <translation>Big Ben</translation>
    </message>
    <message>
        <source>Hazel</source>
        <comment>a horse</comment>
        <translation>Hazel</translation>
    </message>
    <message>
        <source>Mountain Maid</source>
        <comment>a horse</comment>
        <translation>Mountain Maid</translation>
    </message>
    <message>
        <source>Oakley</source>
        <comment>a horse</comment>
        <translation>Oakley</translation>
    </message>
    <message>
        <source>Bramble</source>
        <comment>a horse</comment>
        <translation>Bramble</translation>
    </message>
    <message>
        <source>Samson</source>
        <comment>a horse</comment>
        <translation>Samson</translation>
    </message>
    <message>
        <source>Turnip</source>
        <comment>a horse</comment>
        <translation>Turnip</translation>
    </message>
    <message>
        <source>Plough Girl</source>
        <comment>a horse</comment>
        <translation>Plough Girl</translation>
    </message>
    <message>
        <source>Heather</source>
        <comment>a horse</comment>
        <translation>Heather</translation>
    </message>
    <message>
        <source>Boulder</source>
        <comment>a horse</comment>
        <translation>Boulder</translation>
    </message>
    <message>
        <source>Molly</source>
        <comment>a horse</comment>
        <translation>Molly</translation>
    </message>
    <message>
        <source>Feathers</source>
        <comment>a horse</comment>
        <translation>Feathers</translation>
    </message>
    <message>
        <source>Anvil</source>
        <comment>a horse</comment>
        <translation>Anvil</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>a horse</comment>
        <translation>Willow</translation>
    </message>
    <message>
        <source>Pepper</source>
        <comment>a horse</comment>
        <translation>Pepper</translation>
    </message>
    <message>
        <source>Biscuit</source>
        <comment>a horse</comment>
        <translation>Biscuit</translation>
    </message>
    <message>
        <source>Sunday</source>
        <comment>a horse</comment>
        <translation>Sunday</translation>
    </message>
    <message>
        <source>Daisy</source>
        <comment>a horse</comment>
        <translation>Daisy</translation>
    </message>
    <message>
        <source>Ranger</source>
        <comment>a horse</comment>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Nutmeg</source>
        <comment>a horse</comment>
        <translation>Nutmeg</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <comment>a horse</comment>
        <translation>Wanderer</translation>
    </message>
    <message>
        <source>Honey</source>
        <comment>a horse</comment>
        <translation>Honey</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a horse</comment>
        <translation>Scout</translation>
    </message>
    <message>
        <source>Primrose</source>
        <comment>a horse</comment>
        <translation>Primrose</translation>
    </message>
    <message>
        <source>Rambler</source>
        <comment>a horse</comment>
        <translation>Rambler</translation>
    </message>
    <message>
        <source>Poppy</source>
        <comment>a horse</comment>
        <translation>Poppy</translation>
    </message>
    <message>
        <source>Chestnut</source>
        <comment>a horse</comment>
        <translation>Chestnut</translation>
    </message>
    <message>
        <source>Trailblazer</source>
        <comment>a horse</comment>
        <translation>Trailblazer</translation>
    </message>
    <message>
        <source>Misty</source>
        <comment>a horse</comment>
        <translation>Misty</translation>
    </message>
    <message>
        <source>Dandelion</source>
        <comment>a horse</comment>
        <translation>Dandelion</translation>
    </message>
    <message>
        <source>Pilgrim</source>
        <comment>a horse</comment>
        <translation>Pilgrim</translation>
    </message>
    <message>
        <source>Racing horse</source>
        <comment>a type of card</comment>
        <translation>Racing horse</translation>
    </message>
    <message>
        <source>Showjumping horse</source>
        <comment>a type of card</comment>
        <translation>Showjumping horse</translation>
    </message>
    <message>
        <source>Dressage horse</source>
        <comment>a type of card</comment>
        <translation>Dressage horse</translation>
    </message>
    <message>
        <source>Carriage horse</source>
        <comment>a type of card</comment>
        <translation>Carriage horse</translation>
    </message>
    <message>
        <source>Draught horse</source>
        <comment>a type of card</comment>
        <translation>Draught horse</translation>
    </message>
    <message>
        <source>Riding horse</source>
        <comment>a type of card</comment>
        <translation>Riding horse</translation>
    </message>
    <message>
        <source>Manager</source>
        <comment>a type of card</comment>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Rider</source>
        <comment>a type of card</comment>
        <translation>Rider</translation>
    </message>
    <message>
        <source>Stablehand</source>
        <comment>a type of card</comment>
        <translation>Stablehand</translation>
    </message>
    <message>
        <source>Vet</source>
        <comment>a type of card</comment>
        <translation>Vet</translation>
    </message>
    <message>
        <source>Horse box</source>
        <comment>a type of card</comment>
        <translation>Horse box</translation>
    </message>
    <message>
        <source>Carriage</source>
        <comment>a type of card: equipment, not a horse</comment>
        <translation>Carriage</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <comment>a type of card</comment>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>Arena</source>
        <comment>a type of card</comment>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Racecourse</source>
        <comment>a type of card</comment>
        <translation>Racecourse</translation>
    </message>
    <message>
        <source>Sporting horse</source>
        <comment>a group of cards</comment>
        <translation>Sporting horse</translation>
    </message>
    <message>
        <source>Working horse</source>
        <comment>a group of cards</comment>
        <translation>Working horse</translation>
    </message>
    <message>
        <source>Employee</source>
        <comment>a group of cards</comment>
        <translation>Employee</translation>
    </message>
    <message>
        <source>Equipment</source>
        <comment>a group of cards</comment>
        <translation>Equipment</translation>
    </message>
    <message>
        <source>Mare</source>
        <translation>Mare</translation>
    </message>
    <message>
        <source>Stallion</source>
        <translation>Stallion</translation>
    </message>
    <message>
        <source>Foal</source>
        <comment>a token on a mare</comment>
        <translation>Foal</translation>
    </message>
    <message>
        <source>racing horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>racing horse</translation>
    </message>
    <message>
        <source>showjumping horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>showjumping horse</translation>
    </message>
    <message>
        <source>dressage horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>dressage horse</translation>
    </message>
    <message>
        <source>carriage horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>carriage horse</translation>
    </message>
    <message>
        <source>draught horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>draught horse</translation>
    </message>
    <message>
        <source>riding horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>riding horse</translation>
    </message>
    <message>
        <source>manager</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>manager</translation>
    </message>
    <message>
        <source>rider</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>rider</translation>
    </message>
    <message>
        <source>stablehand</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>stablehand</translation>
    </message>
    <message>
        <source>vet</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>vet</translation>
    </message>
    <message>
        <source>horse box</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>horse box</translation>
    </message>
    <message>
        <source>carriage</source>
        <comment>in a sentence, after &apos;each&apos;: equipment</comment>
        <translation>carriage</translation>
    </message>
    <message>
        <source>obstacle</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>obstacle</translation>
    </message>
    <message>
        <source>arena</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>arena</translation>
    </message>
    <message>
        <source>racecourse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>racecourse</translation>
    </message>
    <message>
        <source>sporting horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>sporting horse</translation>
    </message>
    <message>
        <source>working horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>working horse</translation>
    </message>
    <message>
        <source>employee</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>employee</translation>
    </message>
    <message>
        <source>equipment card</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>equipment card</translation>
    </message>
    <message>
        <source>mare</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>mare</translation>
    </message>
    <message>
        <source>stallion</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>stallion</translation>
    </message>
    <message>
        <source>foal</source>
        <comment>in a sentence, after &apos;each&apos;: a token on a mare</comment>
        <translation>foal</translation>
    </message>
    <message>
        <source>a racing horse</source>
        <comment>in a sentence</comment>
        <translation>a racing horse</translation>
    </message>
    <message>
        <source>a showjumping horse</source>
        <comment>in a sentence</comment>
        <translation>a showjumping horse</translation>
    </message>
    <message>
        <source>a dressage horse</source>
        <comment>in a sentence</comment>
        <translation>a dressage horse</translation>
    </message>
    <message>
        <source>a carriage horse</source>
        <comment>in a sentence</comment>
        <translation>a carriage horse</translation>
    </message>
    <message>
        <source>a draught horse</source>
        <comment>in a sentence</comment>
        <translation>a draught horse</translation>
    </message>
    <message>
        <source>a riding horse</source>
        <comment>in a sentence</comment>
        <translation>a riding horse</translation>
    </message>
    <message>
        <source>a manager</source>
        <comment>in a sentence</comment>
        <translation>a manager</translation>
    </message>
    <message>
        <source>a rider</source>
        <comment>in a sentence</comment>
        <translation>a rider</translation>
    </message>
    <message>
        <source>a stablehand</source>
        <comment>in a sentence</comment>
        <translation>a stablehand</translation>
    </message>
    <message>
        <source>a vet</source>
        <comment>in a sentence</comment>
        <translation>a vet</translation>
    </message>
    <message>
        <source>a horse box</source>
        <comment>in a sentence</comment>
        <translation>a horse box</translation>
    </message>
    <message>
        <source>a carriage</source>
        <comment>in a sentence: equipment, not a horse</comment>
        <translation>a carriage</translation>
    </message>
    <message>
        <source>an obstacle</source>
        <comment>in a sentence</comment>
        <translation>an obstacle</translation>
    </message>
    <message>
        <source>an arena</source>
        <comment>in a sentence</comment>
        <translation>an arena</translation>
    </message>
    <message>
        <source>a racecourse</source>
        <comment>in a sentence</comment>
        <translation>a racecourse</translation>
    </message>
    <message>
        <source>a sporting horse</source>
        <comment>in a sentence</comment>
        <translation>a sporting horse</translation>
    </message>
    <message>
        <source>a working horse</source>
        <comment>in a sentence</comment>
        <translation>a working horse</translation>
    </message>
    <message>
        <source>an employee</source>
        <comment>in a sentence</comment>
        <translation>an employee</translation>
    </message>
    <message>
        <source>an equipment card</source>
        <comment>in a sentence</comment>
        <translation>an equipment card</translation>
    </message>
    <message>
        <source>a mare</source>
        <comment>in a sentence</comment>
        <translation>a mare</translation>
    </message>
    <message>
        <source>a stallion</source>
        <comment>in a sentence</comment>
        <translation>a stallion</translation>
    </message>
    <message>
        <source>a foal</source>
        <comment>in a sentence: a token on a mare</comment>
        <translation>a foal</translation>
    </message>
    <message>
        <source>Sporting horses</source>
        <comment>a deck</comment>
        <translation>Sporting horses</translation>
    </message>
    <message>
        <source>Working horses</source>
        <comment>a deck</comment>
        <translation>Working horses</translation>
    </message>
    <message>
        <source>Managers and riders</source>
        <comment>a deck</comment>
        <translation>Managers and riders</translation>
    </message>
    <message>
        <source>Stablehands and vets</source>
        <comment>a deck</comment>
        <translation>Stablehands and vets</translation>
    </message>
    <message>
        <source>Horse boxes and carriages</source>
        <comment>a deck</comment>
        <translation>Horse boxes and carriages</translation>
    </message>
    <message>
        <source>Obstacles, arenas and racecourses</source>
        <comment>a deck</comment>
        <translation>Obstacles, arenas and racecourses</translation>
    </message>
    <message>
        <source>the sporting horses</source>
        <comment>a deck in a sentence</comment>
        <translation>the sporting horses</translation>
    </message>
    <message>
        <source>the working horses</source>
        <comment>a deck in a sentence</comment>
        <translation>the working horses</translation>
    </message>
    <message>
        <source>the managers and riders</source>
        <comment>a deck in a sentence</comment>
        <translation>the managers and riders</translation>
    </message>
    <message>
        <source>the stablehands and vets</source>
        <comment>a deck in a sentence</comment>
        <translation>the stablehands and vets</translation>
    </message>
    <message>
        <source>the horse boxes and carriages</source>
        <comment>a deck in a sentence</comment>
        <translation>the horse boxes and carriages</translation>
    </message>
    <message>
        <source>the obstacles, arenas and racecourses</source>
        <comment>a deck in a sentence</comment>
        <translation>the obstacles, arenas and racecourses</translation>
    </message>
    <message>
        <source>Meadow</source>
        <comment>where a stable stands</comment>
        <translation>Meadow</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>where a stable stands</comment>
        <translation>Mountain</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>where a stable stands</comment>
        <translation>Castle</translation>
    </message>
    <message>
        <source>a meadow stable</source>
        <comment>in a sentence</comment>
        <translation>a meadow stable</translation>
    </message>
    <message>
        <source>a mountain stable</source>
        <comment>in a sentence</comment>
        <translation>a mountain stable</translation>
    </message>
    <message>
        <source>a castle stable</source>
        <comment>in a sentence</comment>
        <translation>a castle stable</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>No token</translation>
    </message>
    <message>
        <source>Red breeding token</source>
        <translation>Red breeding token</translation>
    </message>
    <message>
        <source>Blue breeding token</source>
        <translation>Blue breeding token</translation>
    </message>
    <message>
        <source>White breeding token</source>
        <translation>White breeding token</translation>
    </message>
    <message>
        <source>Additional card token</source>
        <translation>Additional card token</translation>
    </message>
    <message>
        <source>no token</source>
        <comment>in a sentence</comment>
        <translation>no token</translation>
    </message>
    <message>
        <source>the red breeding token</source>
        <comment>in a sentence</comment>
        <translation>the red breeding token</translation>
    </message>
    <message>
        <source>the blue breeding token</source>
        <comment>in a sentence</comment>
        <translation>the blue breeding token</translation>
    </message>
    <message>
        <source>the white breeding token</source>
        <comment>in a sentence</comment>
        <translation>the white breeding token</translation>
    </message>
    <message>
        <source>the Additional card token</source>
        <comment>in a sentence</comment>
        <translation>the Additional card token</translation>
    </message>
    <message>
        <source>Selection card</source>
        <translation>Selection card</translation>
    </message>
    <message>
        <source>Stables</source>
        <comment>a deck</comment>
        <translation>Stables</translation>
    </message>
    <message>
        <source>the stables</source>
        <comment>a deck in a sentence</comment>
        <translation>the stables</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Face-down card</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>one that is not seen, in a sentence</comment>
        <translation>a card</translation>
    </message>
    <message>
        <source>Face-down stable</source>
        <translation>Face-down stable</translation>
    </message>
    <message>
        <source>a selection card</source>
        <comment>in a sentence</comment>
        <translation>a selection card</translation>
    </message>
    <message>
        <source>row {row}, slot {slot}</source>
        <comment>a place in a tableau</comment>
        <translation>row {row}, slot {slot}</translation>
    </message>
    <message>
        <source>{type}, stallion</source>
        <comment>what a horse is</comment>
        <translation>{type}, stallion</translation>
    </message>
    <message numerus="yes">
        <source>{location}, %n slots</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>{location}, %n slot</numerusform>
            <numerusform>{location}, %n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots</source>
        <comment>a stable in a sentence</comment>
        <translation>
            <numerusform>{stable} with %n slot</numerusform>
            <numerusform>{stable} with %n slots</numerusform>
        </translation>
    </message>
    <message>
        <source>Owner card {number}</source>
        <translation>Owner card {number}</translation>
    </message>
    <message>
        <source>the box above {one} and {two}</source>
        <comment>of an owner card</comment>
        <translation>the box above {one} and {two}</translation>
    </message>
    <message>
        <source>{type}, mare</source>
        <comment>what a horse is</comment>
        <translation>{type}, mare</translation>
    </message>
    <message>
        <source>box {number}</source>
        <comment>of an owner card, the lower row</comment>
        <translation>box {number}</translation>
    </message>
</context>
</TS>
