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
        <source>At the end of the game, you may swap two cards in your tableau.</source>
        <translation>At the end of the game, you may swap two cards in your tableau.</translation>
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
        <source>Draw one more card from any deck; you still keep the same number.</source>
        <translation>Draw one more card from any deck; you still keep the same number.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>Costs %n coin.</numerusform>
            <numerusform>Costs %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>gives {bonus}</source>
        <comment>a card in a list of actions</comment>
        <translation>gives {bonus}</translation>
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
        <source>Completed with %n cards, including {icons}.</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>Completed with %n card: {icons}.</numerusform>
            <numerusform>Completed with %n cards, including {icons}.</numerusform>
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
        <source>At the end, completed or not: {points} VP once if {icon} is in its row.</source>
        <comment>a line bonus</comment>
        <translation>At the end, completed or not: {points} VP once if {icon} is in its row.</translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots ({about})</source>
        <comment>a stable in a list of actions</comment>
        <translation>
            <numerusform>{stable} with %n slot ({about})</numerusform>
            <numerusform>{stable} with %n slots ({about})</numerusform>
        </translation>
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
        <source>Phaeton</source>
        <comment>a horse</comment>
        <translation>Phaeton</translation>
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
        <source>Trailblazer</source>
        <comment>a horse</comment>
        <translation>Trailblazer</translation>
    </message>
    <message>
        <source>Dandelion</source>
        <comment>a horse</comment>
        <translation>Dandelion</translation>
    </message>
    <message>
        <source>line bonus: {points} VP for {icon}</source>
        <comment>a stable in a list of actions</comment>
        <translation>line bonus: {points} VP for {icon}</translation>
    </message>
    <message>
        <source>An owner icon</source>
        <comment>a bonus, on a button</comment>
        <translation>An owner icon</translation>
    </message>
    <message>
        <source>A rider roller</source>
        <comment>a bonus, on a button</comment>
        <translation>A rider roller</translation>
    </message>
    <message>
        <source>Working horses cost 1 coin less from now on.</source>
        <translation>Working horses cost 1 coin less from now on.</translation>
    </message>
    <message>
        <source>Sporting horses cost 1 coin less</source>
        <comment>a lasting bonus, on a button</comment>
        <translation>Sporting horses cost 1 coin less</translation>
    </message>
    <message>
        <source>Working horses cost 1 coin less</source>
        <comment>a lasting bonus, on a button</comment>
        <translation>Working horses cost 1 coin less</translation>
    </message>
    <message>
        <source>Sporting horses cost 1 coin less from now on.</source>
        <translation>Sporting horses cost 1 coin less from now on.</translation>
    </message>
    <message>
        <source>A draw of {number} from {deck} (keep 1)</source>
        <comment>a bonus, on a button</comment>
        <translation>A draw of {number} from {deck} (keep 1)</translation>
    </message>
    <message>
        <source>Buttercup</source>
        <comment>a horse</comment>
        <translation>Buttercup</translation>
    </message>
    <message>
        <source>Tansy</source>
        <comment>a horse</comment>
        <translation>Tansy</translation>
    </message>
    <message>
        <source>Meadowsweet</source>
        <comment>a horse</comment>
        <translation>Meadowsweet</translation>
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
        <source>Additional card token</source>
        <translation>Additional card token</translation>
    </message>
    <message>
        <source>no token</source>
        <comment>in a sentence</comment>
        <translation>no token</translation>
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
        <source>Sir Hugo</source>
        <comment>an owner of stables</comment>
        <translation>Sir Hugo</translation>
    </message>
    <message>
        <source>Dakota</source>
        <comment>an owner of stables</comment>
        <translation>Dakota</translation>
    </message>
    <message>
        <source>Heidi</source>
        <comment>an owner of stables</comment>
        <translation>Heidi</translation>
    </message>
    <message>
        <source>Celeste</source>
        <comment>an owner of stables</comment>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>Arjun</source>
        <comment>an owner of stables</comment>
        <translation>Arjun</translation>
    </message>
    <message>
        <source>Olga</source>
        <comment>an owner of stables</comment>
        <translation>Olga</translation>
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
        <source>the box above {one} and {two}</source>
        <comment>of an owner card</comment>
        <translation>the box above {one} and {two}</translation>
    </message>
    <message>
        <source>The box above {one} and {two}</source>
        <comment>of an owner card</comment>
        <translation>The box above {one} and {two}</translation>
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
    <message>
        <source>Box {number}</source>
        <comment>of an owner card, the lower row</comment>
        <translation>Box {number}</translation>
    </message>
    <message>
        <source>This is not a position of Epona.</source>
        <translation>This is not a position of Epona.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of Epona.</source>
        <translation>“{text}” is not an action of Epona.</translation>
    </message>
    <message>
        <source>You have no stud token left.</source>
        <translation>You have no stud token left.</translation>
    </message>
    <message>
        <source>Breeding needs a mare and a stallion.</source>
        <translation>Breeding needs a mare and a stallion.</translation>
    </message>
    <message>
        <source>You can breed only mares in your own tableau.</source>
        <translation>You can breed only mares in your own tableau.</translation>
    </message>
    <message>
        <source>{mare} already has a foal.</source>
        <translation>{mare} already has a foal.</translation>
    </message>
    <message>
        <source>{stallion} is in no stable.</source>
        <translation>{stallion} is in no stable.</translation>
    </message>
    <message>
        <source>{owner} is not your breeding partner this round.</source>
        <translation>{owner} is not your breeding partner this round.</translation>
    </message>
    <message>
        <source>{owner} refused this breeding this round.</source>
        <translation>{owner} refused this breeding this round.</translation>
    </message>
    <message>
        <source>scores {vp} itself as things stand</source>
        <comment>a preview</comment>
        <translation>scores {vp} itself as things stand</translation>
    </message>
    <message numerus="yes">
        <source>costs %n coins ({coins} off)</source>
        <comment>a preview: a cost and how much it is reduced by</comment>
        <translation>
            <numerusform>costs %n coin ({coins} off)</numerusform>
            <numerusform>costs %n coins ({coins} off)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have only %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you have only %n coin</numerusform>
            <numerusform>you have only %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>the stable still needs {icons}</source>
        <comment>a preview</comment>
        <translation>the stable still needs {icons}</translation>
    </message>
    <message>
        <source>{before} → {after} VP</source>
        <comment>a preview: points before and after</comment>
        <translation>{before} → {after} VP</translation>
    </message>
    <message>
        <source>finishes the stable without completing it: {icons} missing</source>
        <comment>a preview</comment>
        <translation>finishes the stable without completing it: {icons} missing</translation>
    </message>
    <message>
        <source>the stable then only needs to be filled</source>
        <comment>a preview</comment>
        <translation>the stable then only needs to be filled</translation>
    </message>
    <message>
        <source>and finish</source>
        <comment>placing: below “Keep one”</comment>
        <translation>and finish</translation>
    </message>
    <message>
        <source>completes the stable: {bonus}</source>
        <comment>a preview</comment>
        <translation>completes the stable: {bonus}</translation>
    </message>
    <message>
        <source>a swap at the end of the game</source>
        <comment>a preview</comment>
        <translation>a swap at the end of the game</translation>
    </message>
    <message>
        <source>{token}: it does nothing in the solo game.</source>
        <translation>{token}: it does nothing in the solo game.</translation>
    </message>
    <message>
        <source>Pink breeding token (circle)</source>
        <translation>Pink breeding token (circle)</translation>
    </message>
    <message>
        <source>Teal breeding token (diamond)</source>
        <translation>Teal breeding token (diamond)</translation>
    </message>
    <message>
        <source>Orange breeding token (square)</source>
        <translation>Orange breeding token (square)</translation>
    </message>
    <message>
        <source>the pink breeding token (circle)</source>
        <comment>in a sentence</comment>
        <translation>the pink breeding token (circle)</translation>
    </message>
    <message>
        <source>the teal breeding token (diamond)</source>
        <comment>in a sentence</comment>
        <translation>the teal breeding token (diamond)</translation>
    </message>
    <message>
        <source>the orange breeding token (square)</source>
        <comment>in a sentence</comment>
        <translation>the orange breeding token (square)</translation>
    </message>
    <message numerus="yes">
        <source>scores {vp} with a rider roller at the end; you have %n</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>scores {vp} with a rider roller at the end; you have %n</numerusform>
            <numerusform>scores {vp} with a rider roller at the end; you have %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coins} short: you sell %n other cards first</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>{coins} short: you sell %n other card first</numerusform>
            <numerusform>{coins} short: you sell %n other cards first</numerusform>
        </translation>
    </message>
    <message>
        <source>{vp} more for other cards</source>
        <comment>a preview</comment>
        <translation>{vp} more for other cards</translation>
    </message>
    <message>
        <source>{vp} more for stables</source>
        <comment>a preview</comment>
        <translation>{vp} more for stables</translation>
    </message>
    <message>
        <source>completes the stable</source>
        <comment>a preview</comment>
        <translation>completes the stable</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <comment>an action</comment>
        <translation>Keep nothing</translation>
    </message>
    <message>
        <source>Finish placing</source>
        <comment>an action</comment>
        <translation>Finish placing</translation>
    </message>
    <message>
        <source>Take 1 coin instead of drawing</source>
        <comment>an action</comment>
        <translation>Take 1 coin instead of drawing</translation>
    </message>
    <message>
        <source>Take 1 VP instead of drawing</source>
        <comment>an action</comment>
        <translation>Take 1 VP instead of drawing</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n stables and keep 1</source>
        <comment>an action</comment>
        <translation>
            <numerusform>Draw %n stable and keep 1</numerusform>
            <numerusform>Draw %n stables and keep 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>an action: to the breeding that a partner wants</comment>
        <translation>Agree</translation>
    </message>
    <message>
        <source>Refuse</source>
        <comment>an action: the breeding that a partner wants</comment>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Pass on breeding</source>
        <comment>an action</comment>
        <translation>Pass on breeding</translation>
    </message>
    <message>
        <source>Finish moving rider rollers</source>
        <comment>an action</comment>
        <translation>Finish moving rider rollers</translation>
    </message>
    <message>
        <source>Leave the horse box unused</source>
        <comment>an action</comment>
        <translation>Leave the horse box unused</translation>
    </message>
    <message>
        <source>Take {selection}: {what}</source>
        <comment>an action</comment>
        <translation>Take {selection}: {what}</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <comment>an action</comment>
        <translation>Keep {cards}</translation>
    </message>
    <message>
        <source>Put a cube on {box}: {what}</source>
        <comment>an action</comment>
        <translation>Put a cube on {box}: {what}</translation>
    </message>
    <message>
        <source>Add {stable} above the others</source>
        <comment>an action</comment>
        <translation>Add {stable} above the others</translation>
    </message>
    <message>
        <source>Finish placing and keep {card}</source>
        <comment>an action</comment>
        <translation>Finish placing and keep {card}</translation>
    </message>
    <message>
        <source>Put a cube on {box}</source>
        <comment>an action</comment>
        <translation>Put a cube on {box}</translation>
    </message>
    <message>
        <source>Add {stable} below the others</source>
        <comment>an action</comment>
        <translation>Add {stable} below the others</translation>
    </message>
    <message>
        <source>Draw from {deck}</source>
        <comment>an action</comment>
        <translation>Draw from {deck}</translation>
    </message>
    <message>
        <source>Place {card} in {place}</source>
        <comment>an action</comment>
        <translation>Place {card} in {place}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {card} for %n coins</source>
        <comment>an action</comment>
        <translation>
            <numerusform>Sell {card} for %n coin</numerusform>
            <numerusform>Sell {card} for %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw {number} from {deck} and keep 1</source>
        <comment>an action</comment>
        <translation>Draw {number} from {deck} and keep 1</translation>
    </message>
    <message>
        <source>Breed {mare} with {stallion}: a foal worth {vp}</source>
        <comment>an action</comment>
        <translation>Breed {mare} with {stallion}: a foal worth {vp}</translation>
    </message>
    <message>
        <source>Move a rider roller to {card}</source>
        <comment>an action</comment>
        <translation>Move a rider roller to {card}</translation>
    </message>
    <message>
        <source>Swap {card} and {other}</source>
        <comment>an action</comment>
        <translation>Swap {card} and {other}</translation>
    </message>
    <message>
        <source>That card does not score with a rider roller.</source>
        <translation>That card does not score with a rider roller.</translation>
    </message>
    <message>
        <source>Choose two different cards.</source>
        <translation>Choose two different cards.</translation>
    </message>
    <message>
        <source>First move your rider rollers, or finish moving.</source>
        <translation>First move your rider rollers, or finish moving.</translation>
    </message>
    <message>
        <source>That card is not in your tableau.</source>
        <translation>That card is not in your tableau.</translation>
    </message>
    <message>
        <source>That horse already has a rider roller.</source>
        <translation>That horse already has a rider roller.</translation>
    </message>
    <message>
        <source>First swap two cards, or leave the horse box unused.</source>
        <translation>First swap two cards, or leave the horse box unused.</translation>
    </message>
    <message>
        <source>You can swap only cards in your own tableau.</source>
        <translation>You can swap only cards in your own tableau.</translation>
    </message>
    <message>
        <source>VP tokens</source>
        <comment>an item of a score: points gained during the game</comment>
        <translation>VP tokens</translation>
    </message>
    <message>
        <source>Stable cards</source>
        <comment>a heading of the score pad</comment>
        <translation>Stable cards</translation>
    </message>
    <message>
        <source>Owner card</source>
        <comment>a heading of the score pad</comment>
        <translation>Owner card</translation>
    </message>
    <message>
        <source>Asset cards</source>
        <comment>a heading of the score pad</comment>
        <translation>Asset cards</translation>
    </message>
    <message>
        <source>Foals and studs</source>
        <comment>a heading of the score pad: tokens on cards</comment>
        <translation>Foals and studs</translation>
    </message>
    <message>
        <source>Remaining tokens</source>
        <comment>a heading of the score pad</comment>
        <translation>Remaining tokens</translation>
    </message>
    <message numerus="yes">
        <source>%n rider rollers to move at the end</source>
        <comment>a line about a score</comment>
        <translation>
            <numerusform>%n rider roller to move at the end</numerusform>
            <numerusform>%n rider rollers to move at the end</numerusform>
        </translation>
    </message>
    <message>
        <source>You could breed a champion for the Grand National!</source>
        <comment>a solo result</comment>
        <translation>You could breed a champion for the Grand National!</translation>
    </message>
    <message>
        <source>The work of a professional.</source>
        <comment>a solo result</comment>
        <translation>The work of a professional.</translation>
    </message>
    <message>
        <source>An experienced horse breeder.</source>
        <comment>a solo result</comment>
        <translation>An experienced horse breeder.</translation>
    </message>
    <message>
        <source>A good result to start with.</source>
        <comment>a solo result</comment>
        <translation>A good result to start with.</translation>
    </message>
    <message numerus="yes">
        <source>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</source>
        <comment>the end</comment>
        <translation>
            <numerusform>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</numerusform>
            <numerusform>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasted %n rounds.</source>
        <translation>
            <numerusform>The game lasted %n round.</numerusform>
            <numerusform>The game lasted %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{horse}: %n studs</source>
        <comment>an item of a score: tokens on a stallion</comment>
        <translation>
            <numerusform>{horse}: %n stud</numerusform>
            <numerusform>{horse}: %n studs</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with {points} VP.</source>
        <translation>{winner} wins with {points} VP.</translation>
    </message>
    <message>
        <source>{coins} coins or {studs} studs are 1 VP</source>
        <comment>of tokens that are left</comment>
        <translation>{coins} coins or {studs} studs are 1 VP</translation>
    </message>
    <message>
        <source>{stable}: line bonus for {icon}</source>
        <comment>an item of a score</comment>
        <translation>{stable}: line bonus for {icon}</translation>
    </message>
    <message>
        <source>{stable}: completed</source>
        <comment>an item of a score</comment>
        <translation>{stable}: completed</translation>
    </message>
    <message>
        <source>{horse}’s foal</source>
        <comment>an item of a score</comment>
        <translation>{horse}’s foal</translation>
    </message>
    <message>
        <source>{points} VP or more is a good result.</source>
        <comment>a solo result</comment>
        <translation>{points} VP or more is a good result.</translation>
    </message>
    <message>
        <source>{seat} scores {points} VP.</source>
        <translation>{seat} scores {points} VP.</translation>
    </message>
    <message>
        <source>{winners} share the victory with {points} VP each.</source>
        <translation>{winners} share the victory with {points} VP each.</translation>
    </message>
    <message>
        <source>any further draw this round brings 1 coin or 1 VP instead</source>
        <comment>a preview</comment>
        <translation>any further draw this round brings 1 coin or 1 VP instead</translation>
    </message>
    <message numerus="yes">
        <source>you see %n cards and keep 1 of them</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you see %n card and keep it</numerusform>
            <numerusform>you see %n cards and keep 1 of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you see %n stables and must keep 1 of them</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you see %n stable and must keep it</numerusform>
            <numerusform>you see %n stables and must keep 1 of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n of your stables are unfinished</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>then %n of your stables is unfinished</numerusform>
            <numerusform>then %n of your stables are unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then you sell %n of your cards for the coins you owe</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>then you sell %n of your cards for the coins you owe</numerusform>
            <numerusform>then you sell %n of your cards for the coins you owe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing them all costs %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>placing them all costs %n coin</numerusform>
            <numerusform>placing them all costs %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards come to your hand</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n card comes to your hand</numerusform>
            <numerusform>%n cards come to your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots to fill</source>
        <comment>a preview: of a stable</comment>
        <translation>
            <numerusform>%n slot to fill</numerusform>
            <numerusform>%n slots to fill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing it costs %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>placing it costs %n coin</numerusform>
            <numerusform>placing it costs %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>your other stables go down a row</source>
        <comment>a preview</comment>
        <translation>your other stables go down a row</translation>
    </message>
    <message numerus="yes">
        <source>the other %n stables are discarded</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>the other stable is discarded</numerusform>
            <numerusform>the other %n stables are discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n cards are discarded</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>the other card is discarded</numerusform>
            <numerusform>the other %n cards are discarded</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} adds {stable} above the others.</source>
        <translation>{seat} adds {stable} above the others.</translation>
    </message>
    <message>
        <source>{seat} breeds {mare} with {owner}’s {stallion}: a foal worth {vp}.</source>
        <translation>{seat} breeds {mare} with {owner}’s {stallion}: a foal worth {vp}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coins.</source>
        <comment>a selection card</comment>
        <translation>
            <numerusform>It costs %n coin.</numerusform>
            <numerusform>It costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins are still owed.</source>
        <comment>for a selection card</comment>
        <translation>
            <numerusform>%n coin is still owed.</numerusform>
            <numerusform>%n coins are still owed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins of that pay for the selection card.</source>
        <translation>
            <numerusform>%n coin of that pays for the selection card.</numerusform>
            <numerusform>%n coins of that pay for the selection card.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} adds {stable} below the others.</source>
        <translation>{seat} adds {stable} below the others.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Round {round} begins; {starter} goes first.</source>
        <translation>Round {round} begins; {starter} goes first.</translation>
    </message>
    <message>
        <source>{seat} takes {selection} and {token}: {draw}.</source>
        <translation>{seat} takes {selection} and {token}: {draw}.</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat} draws {cards}.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck: {deck}.</source>
        <translation>The discard pile is shuffled into a new deck: {deck}.</translation>
    </message>
    <message>
        <source>{seat} keeps {cards}.</source>
        <translation>{seat} keeps {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards {cards}.</source>
        <translation>{seat} discards {cards}.</translation>
    </message>
    <message>
        <source>{seat} takes back {card}, kept from the last round.</source>
        <translation>{seat} takes back {card}, kept from the last round.</translation>
    </message>
    <message>
        <source>{seat} places {card} in {place}.</source>
        <translation>{seat} places {card} in {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sells {card} for %n coins.</source>
        <translation>
            <numerusform>{seat} sells {card} for %n coin.</numerusform>
            <numerusform>{seat} sells {card} for %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} puts a cube on {box}: {what}.</source>
        <translation>{seat} puts a cube on {box}: {what}.</translation>
    </message>
    <message>
        <source>{seat} draws from {deck}: {cards}.</source>
        <translation>{seat} draws from {deck}: {cards}.</translation>
    </message>
    <message>
        <source>{seat} keeps {card}.</source>
        <translation>{seat} keeps {card}.</translation>
    </message>
    <message>
        <source>{seat} finishes {stable} without completing it.</source>
        <translation>{seat} finishes {stable} without completing it.</translation>
    </message>
    <message>
        <source>{seat} draws {stables}.</source>
        <comment>stable cards</comment>
        <translation>{seat} draws {stables}.</translation>
    </message>
    <message>
        <source>{seat} finishes placing and keeps {card}.</source>
        <translation>{seat} finishes placing and keeps {card}.</translation>
    </message>
    <message>
        <source>{seat} gains {bonus}.</source>
        <translation>{seat} gains {bonus}.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Round {round} begins.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n cards.</source>
        <translation>
            <numerusform>{seat} draws %n card.</numerusform>
            <numerusform>{seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps %n cards.</source>
        <translation>
            <numerusform>{seat} keeps %n card.</numerusform>
            <numerusform>{seat} keeps %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} starts placing.</source>
        <translation>{seat} starts placing.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} places {card} in {place} for %n coins.</source>
        <translation>
            <numerusform>{seat} places {card} in {place} for %n coin.</numerusform>
            <numerusform>{seat} places {card} in {place} for %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} puts a cube on {box}.</source>
        <translation>{seat} puts a cube on {box}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n cards from {deck}.</source>
        <translation>
            <numerusform>{seat} draws %n card from {deck}.</numerusform>
            <numerusform>{seat} draws %n cards from {deck}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Discarded: {cards}.</translation>
    </message>
    <message>
        <source>{seat} completes {stable}.</source>
        <translation>{seat} completes {stable}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n stables.</source>
        <translation>
            <numerusform>{seat} draws %n stable.</numerusform>
            <numerusform>{seat} draws %n stables.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} breeds {mare} with {stallion}: a foal worth {vp}.</source>
        <translation>{seat} breeds {mare} with {stallion}: a foal worth {vp}.</translation>
    </message>
    <message>
        <source>Both partners gain {vp}.</source>
        <translation>Both partners gain {vp}.</translation>
    </message>
    <message>
        <source>{seat} finishes placing.</source>
        <translation>{seat} finishes placing.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sells {cards} for %n coins.</source>
        <comment>what was left in the hand</comment>
        <translation>
            <numerusform>{seat} sells {cards} for %n coin.</numerusform>
            <numerusform>{seat} sells {cards} for %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Round {round} is over.</translation>
    </message>
    <message>
        <source>{seat} will draw from {deck}.</source>
        <translation>{seat} will draw from {deck}.</translation>
    </message>
    <message>
        <source>{seat} chooses a selection card next.</source>
        <translation>{seat} chooses a selection card next.</translation>
    </message>
    <message>
        <source>{seat} has no free box for an owner icon and gains nothing.</source>
        <translation>{seat} has no free box for an owner icon and gains nothing.</translation>
    </message>
    <message>
        <source>{seat} takes {bonus} instead of a second draw.</source>
        <translation>{seat} takes {bonus} instead of a second draw.</translation>
    </message>
    <message>
        <source>{seat} asks {owner} to breed {mare} with {stallion}.</source>
        <translation>{seat} asks {owner} to breed {mare} with {stallion}.</translation>
    </message>
    <message>
        <source>{seat} may still breed.</source>
        <translation>{seat} may still breed.</translation>
    </message>
    <message>
        <source>{seat} passes on breeding.</source>
        <translation>{seat} passes on breeding.</translation>
    </message>
    <message>
        <source>{seat} may move rider rollers.</source>
        <translation>{seat} may move rider rollers.</translation>
    </message>
    <message>
        <source>{seat} moves a rider roller to {card}.</source>
        <translation>{seat} moves a rider roller to {card}.</translation>
    </message>
    <message>
        <source>{seat} finishes moving rider rollers.</source>
        <translation>{seat} finishes moving rider rollers.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may use %n horse boxes.</source>
        <translation>
            <numerusform>{seat} may use %n horse box.</numerusform>
            <numerusform>{seat} may use %n horse boxes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} swaps {card} and {other}.</source>
        <translation>{seat} swaps {card} and {other}.</translation>
    </message>
    <message>
        <source>{seat} leaves a horse box unused.</source>
        <translation>{seat} leaves a horse box unused.</translation>
    </message>
    <message>
        <source>The solo game always has 6 rounds.</source>
        <translation>The solo game always has 6 rounds.</translation>
    </message>
    <message>
        <source>There are no partners to ask in the solo game.</source>
        <translation>There are no partners to ask in the solo game.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Start player</translation>
    </message>
    <message>
        <source>Who goes first in round 1. Then it passes clockwise every round.</source>
        <translation>Who goes first in round 1. Then it passes clockwise every round.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Breeding with a partner</source>
        <translation>Breeding with a partner</translation>
    </message>
    <message>
        <source>Whether the stallion’s owner is asked before a partner breeds with it.</source>
        <translation>Whether the stallion’s owner is asked before a partner breeds with it.</translation>
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
        <source>6 rounds</source>
        <comment>option</comment>
        <translation>6 rounds</translation>
    </message>
    <message>
        <source>5 rounds, for a first game</source>
        <comment>option</comment>
        <translation>5 rounds, for a first game</translation>
    </message>
    <message>
        <source>Always agreed</source>
        <comment>option: breeding with a partner</comment>
        <translation>Always agreed</translation>
    </message>
    <message>
        <source>The stallion’s owner may refuse</source>
        <comment>option</comment>
        <translation>The stallion’s owner may refuse</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>That card is not in your hand.</translation>
    </message>
    <message>
        <source>That box needs cubes on both boxes below it first.</source>
        <translation>That box needs cubes on both boxes below it first.</translation>
    </message>
    <message>
        <source>That cannot be done while you place cards.</source>
        <translation>That cannot be done while you place cards.</translation>
    </message>
    <message>
        <source>No stables are left.</source>
        <translation>No stables are left.</translation>
    </message>
    <message>
        <source>There is no such box.</source>
        <translation>There is no such box.</translation>
    </message>
    <message>
        <source>You have no bonus to use now.</source>
        <translation>You have no bonus to use now.</translation>
    </message>
    <message>
        <source>You are still placing: finish that first.</source>
        <translation>You are still placing: finish that first.</translation>
    </message>
    <message>
        <source>The cards of this round have been drawn.</source>
        <translation>The cards of this round have been drawn.</translation>
    </message>
    <message>
        <source>You have no stable there.</source>
        <translation>You have no stable there.</translation>
    </message>
    <message numerus="yes">
        <source>This stable has only %n slots.</source>
        <translation>
            <numerusform>This stable has only %n slot.</numerusform>
            <numerusform>This stable has only %n slots.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a card in that slot.</source>
        <translation>There is already a card in that slot.</translation>
    </message>
    <message numerus="yes">
        <source>You already have %n stables, the most there can be.</source>
        <translation>
            <numerusform>You already have %n stable, the most there can be.</numerusform>
            <numerusform>You already have %n stables, the most there can be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n unfinished stables: finish one first.</source>
        <translation>
            <numerusform>You already have %n unfinished stable: finish it first.</numerusform>
            <numerusform>You already have %n unfinished stables: finish one first.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no owner icon to use.</source>
        <translation>You have no owner icon to use.</translation>
    </message>
    <message>
        <source>You have no draw to use.</source>
        <translation>You have no draw to use.</translation>
    </message>
    <message>
        <source>First use your bonus: {bonus}.</source>
        <translation>First use your bonus: {bonus}.</translation>
    </message>
    <message>
        <source>No card can be kept after the last round.</source>
        <translation>No card can be kept after the last round.</translation>
    </message>
    <message>
        <source>It costs {price} and you have {coins}; selling cards would not be enough.</source>
        <translation>It costs {price} and you have {coins}; selling cards would not be enough.</translation>
    </message>
    <message>
        <source>Your bonus is to draw from {deck}.</source>
        <translation>Your bonus is to draw from {deck}.</translation>
    </message>
    <message>
        <source>There is already a cube on {box}.</source>
        <translation>There is already a cube on {box}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} and you have {coins}: sell %n other cards first.</source>
        <translation>
            <numerusform>It costs {price} and you have {coins}: sell %n other card first.</numerusform>
            <numerusform>It costs {price} and you have {coins}: sell %n other cards first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins short: you sell kept cards to pay</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n coin short: you sell kept cards to pay</numerusform>
            <numerusform>%n coins short: you sell kept cards to pay</numerusform>
        </translation>
    </message>
    <message>
        <source>You could keep a card for the next round.</source>
        <translation>You could keep a card for the next round.</translation>
    </message>
    <message>
        <source>This swap would cost you points.</source>
        <translation>This swap would cost you points.</translation>
    </message>
    <message>
        <source>you place no more cards this round</source>
        <comment>a preview</comment>
        <translation>you place no more cards this round</translation>
    </message>
    <message>
        <source>the stud token goes to {owner}: {vp}</source>
        <comment>a preview</comment>
        <translation>the stud token goes to {owner}: {vp}</translation>
    </message>
    <message>
        <source>a stud token on your stallion: {vp}</source>
        <comment>a preview</comment>
        <translation>a stud token on your stallion: {vp}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coins of what you owe</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>pays %n coin of what you owe</numerusform>
            <numerusform>pays %n coins of what you owe</numerusform>
        </translation>
    </message>
    <message>
        <source>the card stays for the next round</source>
        <comment>a preview</comment>
        <translation>the card stays for the next round</translation>
    </message>
    <message numerus="yes">
        <source>%n coins for the cards left in your hand</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n coin for the cards left in your hand</numerusform>
            <numerusform>%n coins for the cards left in your hand</numerusform>
        </translation>
    </message>
    <message>
        <source>a foal worth {vp}</source>
        <comment>a preview</comment>
        <translation>a foal worth {vp}</translation>
    </message>
    <message>
        <source>{owner} may refuse</source>
        <comment>a preview</comment>
        <translation>{owner} may refuse</translation>
    </message>
    <message>
        <source>Distribution</source>
        <comment>a phase of a round</comment>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>a phase of a round</comment>
        <translation>Placing</translation>
    </message>
    <message>
        <source>End of round</source>
        <comment>a phase of a round: breeding alone</comment>
        <translation>End of round</translation>
    </message>
    <message>
        <source>Rider rollers</source>
        <comment>a phase of the end</comment>
        <translation>Rider rollers</translation>
    </message>
    <message>
        <source>Horse boxes</source>
        <comment>a phase of the end</comment>
        <translation>Horse boxes</translation>
    </message>
    <message>
        <source>Scoring</source>
        <comment>a phase of the end</comment>
        <translation>Scoring</translation>
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
        <source>End of the game</source>
        <comment>in place of the round</comment>
        <translation>End of the game</translation>
    </message>
    <message numerus="yes">
        <source>%n decks to choose; cards are drawn once all are chosen.</source>
        <translation>
            <numerusform>The last deck to choose; cards are drawn once all are chosen.</numerusform>
            <numerusform>%n decks to choose; cards are drawn once all are chosen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Finish placing.</source>
        <translation>{me}: your hand is empty. Finish placing.</translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Add a stable, or finish placing.</source>
        <translation>{me}: your hand is empty. Add a stable, or finish placing.</translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Add a stable, breed, or finish placing.</source>
        <translation>{me}: your hand is empty. Add a stable, breed, or finish placing.</translation>
    </message>
    <message>
        <source>{me}: choose any deck to draw a card from.</source>
        <translation>{me}: choose any deck to draw a card from.</translation>
    </message>
    <message numerus="yes">
        <source>Then choose a card to keep for the next round, or none; the others bring %n coins each.</source>
        <translation>
            <numerusform>Then choose a card to keep for the next round, or none; the others bring %n coin each.</numerusform>
            <numerusform>Then choose a card to keep for the next round, or none; the others bring %n coins each.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: place cards or sell them.</source>
        <translation>{me}: place cards or sell them.</translation>
    </message>
    <message numerus="yes">
        <source>You can still move %n rider rollers to horses that score with one.</source>
        <translation>
            <numerusform>You can still move %n rider roller to a horse that scores with one.</numerusform>
            <numerusform>You can still move %n rider rollers to horses that score with one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave 1 of %n horse boxes unused</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Leave 1 of %n horse box unused</numerusform>
            <numerusform>Leave 1 of %n horse boxes unused</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is the start player.</source>
        <translation>{seat} is the start player.</translation>
    </message>
    <message>
        <source>The neutral stallions are {cards}.</source>
        <translation>The neutral stallions are {cards}.</translation>
    </message>
    <message>
        <source>The rulebook recommends 5 for a first game.</source>
        <translation>The rulebook recommends 5 for a first game.</translation>
    </message>
    <message>
        <source>First take 1 coin or 1 VP.</source>
        <translation>First take 1 coin or 1 VP.</translation>
    </message>
    <message>
        <source>You have already used this round’s draw bonus: take 1 coin or 1 VP.</source>
        <translation>You have already used this round’s draw bonus: take 1 coin or 1 VP.</translation>
    </message>
    <message>
        <source>First put a cube on a box of your owner card, and take 1 coin or 1 VP.</source>
        <translation>First put a cube on a box of your owner card, and take 1 coin or 1 VP.</translation>
    </message>
    <message>
        <source>{vp} each for you and {partner}</source>
        <comment>a preview</comment>
        <translation>{vp} each for you and {partner}</translation>
    </message>
    <message>
        <source>To breed, choose a mare and then a stallion, or drag her there.</source>
        <translation>To breed, choose a mare and then a stallion, or drag her there.</translation>
    </message>
    <message>
        <source>You have already used this round’s draw bonus.</source>
        <translation>You have already used this round’s draw bonus.</translation>
    </message>
    <message>
        <source>{me}: choose a selection card. You have {coins} and {studs}.</source>
        <translation>{me}: choose a selection card. You have {coins} and {studs}.</translation>
    </message>
    <message>
        <source>{me}: put a mare on a stallion to breed them, or pass.</source>
        <translation>{me}: put a mare on a stallion to breed them, or pass.</translation>
    </message>
    <message>
        <source>{card}: {icon} directly above</source>
        <comment>an item of a score</comment>
        <translation>{card}: {icon} directly above</translation>
    </message>
    <message>
        <source>{card}: {icon} directly below</source>
        <comment>an item of a score</comment>
        <translation>{card}: {icon} directly below</translation>
    </message>
    <message>
        <source>{card}: {icon} directly left of it</source>
        <comment>an item of a score</comment>
        <translation>{card}: {icon} directly left of it</translation>
    </message>
    <message>
        <source>{card}: {icon} directly right of it</source>
        <comment>an item of a score</comment>
        <translation>{card}: {icon} directly right of it</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} in its row</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}: {icon} ×{number} in its row</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} in its column</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}: {icon} ×{number} in its column</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} on its four sides</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}: {icon} ×{number} on its four sides</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} around it</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}: {icon} ×{number} around it</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number}</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}: {icon} ×{number}</translation>
    </message>
    <message>
        <source>{card}: {one} + {two} ×{number}</source>
        <comment>an item of a score: so many pairs of cards</comment>
        <translation>{card}: {one} + {two} ×{number}</translation>
    </message>
    <message>
        <source>{card}: {one} and {two}</source>
        <comment>an item of a score</comment>
        <translation>{card}: {one} and {two}</translation>
    </message>
    <message>
        <source>{card}: in the row of {stable}</source>
        <comment>an item of a score</comment>
        <translation>{card}: in the row of {stable}</translation>
    </message>
    <message>
        <source>{card}: with a rider roller</source>
        <comment>an item of a score</comment>
        <translation>{card}: with a rider roller</translation>
    </message>
    <message>
        <source>Back to {seat}’s stables</source>
        <comment>a button</comment>
        <translation>Back to {seat}’s stables</translation>
    </message>
    <message>
        <source>These are {seat}’s stables; you can look but not touch.</source>
        <translation>These are {seat}’s stables; you can look but not touch.</translation>
    </message>
    <message>
        <source>Now: {vp}, with {cards}.</source>
        <comment>what a card scores, and which cards it counts</comment>
        <translation>Now: {vp}, with {cards}.</translation>
    </message>
    <message>
        <source>Costs nothing.</source>
        <translation>Costs nothing.</translation>
    </message>
    <message>
        <source>A rider roller is on it.</source>
        <translation>A rider roller is on it.</translation>
    </message>
    <message>
        <source>Kept from the last round: back in hand when its owner places cards.</source>
        <translation>Kept from the last round: back in hand when its owner places cards.</translation>
    </message>
    <message>
        <source>Not in play.</source>
        <translation>Not in play.</translation>
    </message>
    <message numerus="yes">
        <source>For {seat} %n coins: {why} ({box}).</source>
        <comment>what a card costs after a discount</comment>
        <translation>
            <numerusform>For {seat} %n coin: {why} ({box}).</numerusform>
            <numerusform>For {seat} %n coins: {why} ({box}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: nothing yet.</source>
        <translation>Now: nothing yet.</translation>
    </message>
    <message>
        <source>Scores nothing itself.</source>
        <translation>Scores nothing itself.</translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens of partners on it: {vp}.</source>
        <translation>
            <numerusform>%n stud token of a partner on it: {vp}.</numerusform>
            <numerusform>%n stud tokens of partners on it: {vp}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand.</source>
        <translation>In the hand.</translation>
    </message>
    <message>
        <source>Drawn: keep it or discard it.</source>
        <translation>Drawn: keep it or discard it.</translation>
    </message>
    <message>
        <source>Drawn for a bonus: keep one card.</source>
        <translation>Drawn for a bonus: keep one card.</translation>
    </message>
    <message>
        <source>Kept for the next round.</source>
        <translation>Kept for the next round.</translation>
    </message>
    <message>
        <source>Neutral stallion: you can breed your mares with it.</source>
        <translation>Neutral stallion: you can breed your mares with it.</translation>
    </message>
    <message>
        <source>Discarded. It comes back when its deck runs out.</source>
        <translation>Discarded. It comes back when its deck runs out.</translation>
    </message>
    <message>
        <source>Now: {vp}.</source>
        <comment>what a card scores</comment>
        <translation>Now: {vp}.</translation>
    </message>
    <message>
        <source>With which stallion?</source>
        <comment>a question: what a mare is bred with</comment>
        <translation>With which stallion?</translation>
    </message>
    <message>
        <source>Which card do you keep for the next round?</source>
        <comment>a question</comment>
        <translation>Which card do you keep for the next round?</translation>
    </message>
    <message>
        <source>Keep none</source>
        <comment>a choice: of the cards left in the hand</comment>
        <translation>Keep none</translation>
    </message>
    <message>
        <source>{horse} ({kind})</source>
        <comment>a choice: a horse to breed with</comment>
        <translation>{horse} ({kind})</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {price} and you have {coins}: choose %n cards to sell.</source>
        <translation>
            <numerusform>{card} costs {price} and you have {coins}: choose %n card to sell.</numerusform>
            <numerusform>{card} costs {price} and you have {coins}: choose %n cards to sell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {price} and you have {coins}: choose %n more cards to sell.</source>
        <translation>
            <numerusform>{card} costs {price} and you have {coins}: choose %n more card to sell.</numerusform>
            <numerusform>{card} costs {price} and you have {coins}: choose %n more cards to sell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell %n cards, then place {card} in {place}</source>
        <comment>an action</comment>
        <translation>
            <numerusform>Sell %n card, then place {card} in {place}</numerusform>
            <numerusform>Sell %n cards, then place {card} in {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by kind</source>
        <comment>a hand of cards</comment>
        <translation>Sorted by kind</translation>
    </message>
    <message>
        <source>Sorted by cost</source>
        <comment>a hand of cards</comment>
        <translation>Sorted by cost</translation>
    </message>
    <message>
        <source>As drawn</source>
        <comment>a hand of cards that is not sorted</comment>
        <translation>As drawn</translation>
    </message>
    <message>
        <source>Now choose a mare to breed him with. Esc cancels.</source>
        <comment>a stallion is held, to be bred</comment>
        <translation>Now choose a mare to breed him with. Esc cancels.</translation>
    </message>
    <message>
        <source>Now choose a free box of your owner card. Esc cancels.</source>
        <translation>Now choose a free box of your owner card. Esc cancels.</translation>
    </message>
    <message>
        <source>Now choose a horse that scores with it. Esc cancels.</source>
        <comment>a rider roller is held</comment>
        <translation>Now choose a horse that scores with it. Esc cancels.</translation>
    </message>
    <message>
        <source>Now choose the card to swap it with. Esc cancels.</source>
        <translation>Now choose the card to swap it with. Esc cancels.</translation>
    </message>
    <message>
        <source>Now choose a stallion to breed her with. Esc cancels.</source>
        <comment>a mare is held, to be bred</comment>
        <translation>Now choose a stallion to breed her with. Esc cancels.</translation>
    </message>
    <message>
        <source>breeding token</source>
        <comment>the word of an icon</comment>
        <translation>breeding token</translation>
    </message>
    <message>
        <source>meadow</source>
        <comment>the word of an icon: where a stable stands</comment>
        <translation>meadow</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>the word of an icon: where a stable stands</comment>
        <translation>mountain</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>the word of an icon: where a stable stands</comment>
        <translation>castle</translation>
    </message>
    <message>
        <source>in its row</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>in its row</translation>
    </message>
    <message>
        <source>in its column</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>in its column</translation>
    </message>
    <message>
        <source>on its four sides</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>on its four sides</translation>
    </message>
    <message>
        <source>around it</source>
        <comment>the word of an icon: where cards are counted, the eight spaces</comment>
        <translation>around it</translation>
    </message>
    <message>
        <source>in the tableau</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>in the tableau</translation>
    </message>
    <message>
        <source>directly above</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>directly above</translation>
    </message>
    <message>
        <source>directly below</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>directly below</translation>
    </message>
    <message>
        <source>directly to the left</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>directly to the left</translation>
    </message>
    <message>
        <source>directly to the right</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>directly to the right</translation>
    </message>
    <message>
        <source>coin</source>
        <comment>the word of an icon</comment>
        <translation>coin</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>the word of an icon: victory points</comment>
        <translation>VP</translation>
    </message>
    <message>
        <source>stud token</source>
        <comment>the word of an icon</comment>
        <translation>stud token</translation>
    </message>
    <message>
        <source>owner icon</source>
        <comment>the word of an icon</comment>
        <translation>owner icon</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>the word of an icon: three cards of a deck, one is kept</comment>
        <translation>draw</translation>
    </message>
    <message>
        <source>rider roller</source>
        <comment>the word of an icon</comment>
        <translation>rider roller</translation>
    </message>
    <message>
        <source>foal of 1 VP</source>
        <comment>the word of an icon</comment>
        <translation>foal of 1 VP</translation>
    </message>
    <message>
        <source>foal of 2 VP</source>
        <comment>the word of an icon</comment>
        <translation>foal of 2 VP</translation>
    </message>
    <message>
        <source>tick</source>
        <comment>the word of an icon: the box of a completed stable</comment>
        <translation>tick</translation>
    </message>
    <message>
        <source>cross</source>
        <comment>the word of an icon: the box of a stable not completed</comment>
        <translation>cross</translation>
    </message>
    <message>
        <source>completed stable</source>
        <comment>the word of an icon</comment>
        <translation>completed stable</translation>
    </message>
    <message>
        <source>{box} (free): {about}</source>
        <comment>a box of an owner card without a cube</comment>
        <translation>{box} (free): {about}</translation>
    </message>
    <message>
        <source>Put it on a free box of your owner card and gain what the box shows.</source>
        <translation>Put it on a free box of your owner card and gain what the box shows.</translation>
    </message>
    <message>
        <source>{box} (used): {about}</source>
        <comment>a box of an owner card</comment>
        <translation>{box} (used): {about}</translation>
    </message>
    <message>
        <source>Choose the deck to look through them.</source>
        <translation>Choose the deck to look through them.</translation>
    </message>
    <message>
        <source>This card was kept from the last round: it comes back when you place cards.</source>
        <translation>This card was kept from the last round: it comes back when you place cards.</translation>
    </message>
    <message>
        <source>Swap {card} in {place} and {other} in {other_place}</source>
        <comment>an action</comment>
        <translation>Swap {card} in {place} and {other} in {other_place}</translation>
    </message>
    <message>
        <source>Take {selection}: {what}; with {token}</source>
        <comment>an action</comment>
        <translation>Take {selection}: {what}; with {token}</translation>
    </message>
    <message>
        <source>Row {row}, {stable}: {cards}.</source>
        <comment>a row of a tableau</comment>
        <translation>Row {row}, {stable}: {cards}.</translation>
    </message>
    <message>
        <source>Row {row}, {stable}, not completed: {cards}.</source>
        <comment>a row of a tableau that is full</comment>
        <translation>Row {row}, {stable}, not completed: {cards}.</translation>
    </message>
    <message>
        <source>Row {row}, {stable}, completed: {cards}.</source>
        <comment>a row of a tableau</comment>
        <translation>Row {row}, {stable}, completed: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{coins}, {studs}; {vp} so far.</source>
        <comment>what a player has</comment>
        <translation>{coins}, {studs}; {vp} so far.</translation>
    </message>
    <message numerus="yes">
        <source>%n free slots</source>
        <comment>in a row of a tableau</comment>
        <translation>
            <numerusform>%n free slot</numerusform>
            <numerusform>%n free slots</numerusform>
        </translation>
    </message>
    <message>
        <source>{mare} with a foal</source>
        <comment>a card in a row</comment>
        <translation>{mare} with a foal</translation>
    </message>
    <message>
        <source>{seat}’s card, face down</source>
        <translation>{seat}’s card, face down</translation>
    </message>
    <message>
        <source>{seat}’s owner card</source>
        <translation>{seat}’s owner card</translation>
    </message>
    <message>
        <source>{seat}’s rider roller</source>
        <translation>{seat}’s rider roller</translation>
    </message>
    <message>
        <source>{seat}’s cube, for a box of the owner card</source>
        <translation>{seat}’s cube, for a box of the owner card</translation>
    </message>
    <message>
        <source>Keep for the next round</source>
        <comment>a place for a card</comment>
        <translation>Keep for the next round</translation>
    </message>
    <message>
        <source>above {seat}’s stables</source>
        <comment>a place for a new stable</comment>
        <translation>above {seat}’s stables</translation>
    </message>
    <message>
        <source>below {seat}’s stables</source>
        <comment>a place for a new stable</comment>
        <translation>below {seat}’s stables</translation>
    </message>
    <message>
        <source>what {seat} has</source>
        <comment>a place: coins and tokens of a player</comment>
        <translation>what {seat} has</translation>
    </message>
    <message>
        <source>{seat}’s stables</source>
        <translation>{seat}’s stables</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n coins for a card</source>
        <comment>a place for a card</comment>
        <translation>
            <numerusform>Discard pile: %n coin for a card</numerusform>
            <numerusform>Discard pile: %n coins for a card</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection card: {draw}; with {token}</source>
        <translation>Selection card: {draw}; with {token}</translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n cards</source>
        <comment>a deck</comment>
        <translation>
            <numerusform>{deck}: %n card</numerusform>
            <numerusform>{deck}: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, {seat}’s stables</source>
        <translation>{place}, {seat}’s stables</translation>
    </message>
    <message>
        <source>{box}: {what}</source>
        <comment>a box of an owner card</comment>
        <translation>{box}: {what}</translation>
    </message>
    <message>
        <source>Discarded from {deck}</source>
        <comment>a pile</comment>
        <translation>Discarded from {deck}</translation>
    </message>
    <message>
        <source>{card}, {place}, {seat}’s stables</source>
        <translation>{card}, {place}, {seat}’s stables</translation>
    </message>
    <message>
        <source>{card}, neutral stallion</source>
        <translation>{card}, neutral stallion</translation>
    </message>
    <message>
        <source>{card}, kept for the next round</source>
        <translation>{card}, kept for the next round</translation>
    </message>
    <message>
        <source>{card}, discarded</source>
        <translation>{card}, discarded</translation>
    </message>
    <message>
        <source>{stable}, row {row}, {seat}’s stables</source>
        <translation>{stable}, row {row}, {seat}’s stables</translation>
    </message>
    <message>
        <source>{seat}’s selection card: {draw}</source>
        <translation>{seat}’s selection card: {draw}</translation>
    </message>
    <message>
        <source>Selection card: {draw}</source>
        <translation>Selection card: {draw}</translation>
    </message>
    <message>
        <source>{card}, kept from the last round</source>
        <translation>{card}, kept from the last round</translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free.</source>
        <translation>
            <numerusform>%n slot is free.</numerusform>
            <numerusform>%n slots are free.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>Completed.</translation>
    </message>
    <message>
        <source>Finished without being completed.</source>
        <translation>Finished without being completed.</translation>
    </message>
    <message>
        <source>Every card it needs is there.</source>
        <translation>Every card it needs is there.</translation>
    </message>
    <message>
        <source>Still needed: {icons}.</source>
        <translation>Still needed: {icons}.</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>what a player does</comment>
        <translation>Choosing</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>what a player does</comment>
        <translation>Done</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>what a player does</comment>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>what a player does</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>what a player does</comment>
        <translation>Placing</translation>
    </message>
    <message>
        <source>Answering</source>
        <comment>what a player does</comment>
        <translation>Answering</translation>
    </message>
    <message>
        <source>Breeding</source>
        <comment>what a player does</comment>
        <translation>Breeding</translation>
    </message>
    <message>
        <source>Moving</source>
        <comment>what a player does</comment>
        <translation>Moving</translation>
    </message>
    <message>
        <source>Swapping</source>
        <comment>what a player does</comment>
        <translation>Swapping</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more cards</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>choose %n more card</numerusform>
            <numerusform>choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n cards back</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>put %n card back</numerusform>
            <numerusform>put %n cards back</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with the selection card above it.</source>
        <comment>a token</comment>
        <translation>Comes with the selection card above it.</translation>
    </message>
    <message>
        <source>At the end you move it to a horse that scores with one.</source>
        <translation>At the end you move it to a horse that scores with one.</translation>
    </message>
    <message>
        <source>On display, with the token below it.</source>
        <translation>On display, with the token below it.</translation>
    </message>
    <message>
        <source>{seat}’s.</source>
        <comment>whose a piece is</comment>
        <translation>{seat}’s.</translation>
    </message>
    <message>
        <source>In {place} of {seat}’s stables.</source>
        <translation>In {place} of {seat}’s stables.</translation>
    </message>
    <message>
        <source>Drawn: keep one stable, above or below the others.</source>
        <translation>Drawn: keep one stable, above or below the others.</translation>
    </message>
    <message>
        <source>On display.</source>
        <comment>a selection card</comment>
        <translation>On display.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are discarded.</source>
        <comment>of a deck</comment>
        <translation>
            <numerusform>%n card is discarded.</numerusform>
            <numerusform>%n cards are discarded.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row} of {seat}’s stables.</source>
        <translation>Row {row} of {seat}’s stables.</translation>
    </message>
    <message>
        <source>Taken by {seat} for this round.</source>
        <translation>Taken by {seat} for this round.</translation>
    </message>
    <message>
        <source>Each card is {kinds}.</source>
        <comment>a deck: a vet or a stablehand</comment>
        <translation>Each card is {kinds}.</translation>
    </message>
    <message>
        <source>Drop the rider roller on a horse that scores with one.</source>
        <translation>Drop the rider roller on a horse that scores with one.</translation>
    </message>
    <message>
        <source>A stable cannot be moved.</source>
        <translation>A stable cannot be moved.</translation>
    </message>
    <message>
        <source>Discarded cards come back only when their deck runs out.</source>
        <translation>Discarded cards come back only when their deck runs out.</translation>
    </message>
    <message>
        <source>A placed card cannot be moved.</source>
        <translation>A placed card cannot be moved.</translation>
    </message>
    <message>
        <source>You have no stallion to breed with this mare.</source>
        <translation>You have no stallion to breed with this mare.</translation>
    </message>
    <message>
        <source>Rider rollers are moved to horses at the end of the game.</source>
        <translation>Rider rollers are moved to horses at the end of the game.</translation>
    </message>
    <message>
        <source>You cannot choose a selection card now.</source>
        <translation>You cannot choose a selection card now.</translation>
    </message>
    <message>
        <source>Click the cards to keep, then press the button.</source>
        <translation>Click the cards to keep, then press the button.</translation>
    </message>
    <message>
        <source>This card is kept for the next round.</source>
        <translation>This card is kept for the next round.</translation>
    </message>
    <message>
        <source>Cards are placed in your own stables.</source>
        <translation>Cards are placed in your own stables.</translation>
    </message>
    <message>
        <source>A card cannot go back to its deck. Drop it on the discard pile to sell it.</source>
        <translation>A card cannot go back to its deck. Drop it on the discard pile to sell it.</translation>
    </message>
    <message>
        <source>No slot is free: draw a new stable first.</source>
        <translation>No slot is free: draw a new stable first.</translation>
    </message>
    <message>
        <source>Drop the card on another card in your tableau to swap them.</source>
        <translation>Drop the card on another card in your tableau to swap them.</translation>
    </message>
    <message>
        <source>You have no mare to breed with this stallion.</source>
        <translation>You have no mare to breed with this stallion.</translation>
    </message>
    <message>
        <source>Click the selection card, or drop it beside your owner card.</source>
        <translation>Click the selection card, or drop it beside your owner card.</translation>
    </message>
    <message>
        <source>Click the deck, or drop its top card on your hand.</source>
        <translation>Click the deck, or drop its top card on your hand.</translation>
    </message>
    <message>
        <source>Click the deck of stables to draw.</source>
        <translation>Click the deck of stables to draw.</translation>
    </message>
    <message>
        <source>Drop the card on your hand to keep it.</source>
        <translation>Drop the card on your hand to keep it.</translation>
    </message>
    <message>
        <source>Drop the stable above or below your others.</source>
        <translation>Drop the stable above or below your others.</translation>
    </message>
    <message>
        <source>Drop the card in a free slot to place it, or on the discard pile to sell it.</source>
        <translation>Drop the card in a free slot to place it, or on the discard pile to sell it.</translation>
    </message>
    <message>
        <source>Put the cube on a free box of your owner card, or choose the box.</source>
        <translation>Put the cube on a free box of your owner card, or choose the box.</translation>
    </message>
    <message>
        <source>To breed, drop a mare on a stallion, or a stallion on a mare.</source>
        <translation>To breed, drop a mare on a stallion, or a stallion on a mare.</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <comment>why a piece cannot be taken up</comment>
        <translation>That is {seat}’s.</translation>
    </message>
    <message>
        <source>{seat} has taken this selection card for the round.</source>
        <translation>{seat} has taken this selection card for the round.</translation>
    </message>
    <message>
        <source>{seat} has no stallion.</source>
        <translation>{seat} has no stallion.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <comment>a place for a card: it is kept, and placing is finished</comment>
        <translation>Keep one</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n studs</source>
        <comment>what a player has: stud tokens</comment>
        <translation>
            <numerusform>%n stud</numerusform>
            <numerusform>%n studs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rollers</source>
        <comment>what a player has: rider rollers that lie on no horse</comment>
        <translation>
            <numerusform>%n roller</numerusform>
            <numerusform>%n rollers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>points so far</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{deck} · {discard}</source>
        <comment>cards of a deck and of its discard pile</comment>
        <translation>{deck} · {discard}</translation>
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
        <source>Below</source>
        <comment>where a new stable is laid</comment>
        <translation>Below</translation>
    </message>
    <message>
        <source>Above</source>
        <comment>where a new stable is laid</comment>
        <translation>Above</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a place for cards</comment>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Put a rider roller on the horse.</source>
        <translation>Put a rider roller on the horse.</translation>
    </message>
    <message numerus="yes">
        <source>gain %n coins</source>
        <comment>for a card</comment>
        <translation>
            <numerusform>gain %n coin</numerusform>
            <numerusform>gain %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>Stallions</source>
        <comment>those of the solo game</comment>
        <translation>Stallions</translation>
    </message>
    <message>
        <source>{seat}’s hand</source>
        <translation>{seat}’s hand</translation>
    </message>
    <message>
        <source>Use a bonus</source>
        <comment>a heading</comment>
        <translation>Use a bonus</translation>
    </message>
    <message>
        <source>Choose a selection card</source>
        <comment>a heading</comment>
        <translation>Choose a selection card</translation>
    </message>
    <message>
        <source>Choose a deck</source>
        <comment>a heading</comment>
        <translation>Choose a deck</translation>
    </message>
    <message>
        <source>Keep cards</source>
        <comment>a heading</comment>
        <translation>Keep cards</translation>
    </message>
    <message>
        <source>Place a card</source>
        <comment>a heading</comment>
        <translation>Place a card</translation>
    </message>
    <message>
        <source>Sell a card</source>
        <comment>a heading</comment>
        <translation>Sell a card</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <comment>a heading</comment>
        <translation>Keep a card</translation>
    </message>
    <message>
        <source>Draw new stables</source>
        <comment>a heading</comment>
        <translation>Draw new stables</translation>
    </message>
    <message>
        <source>Keep a stable</source>
        <comment>a heading</comment>
        <translation>Keep a stable</translation>
    </message>
    <message>
        <source>Breed</source>
        <comment>a heading</comment>
        <translation>Breed</translation>
    </message>
    <message>
        <source>Finish placing</source>
        <comment>a heading</comment>
        <translation>Finish placing</translation>
    </message>
    <message>
        <source>Move a rider roller</source>
        <comment>a heading</comment>
        <translation>Move a rider roller</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <comment>a heading</comment>
        <translation>Swap two cards</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>how many</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Rider roller</source>
        <translation>Rider roller</translation>
    </message>
    <message>
        <source>The others are discarded, for no coins.</source>
        <translation>The others are discarded, for no coins.</translation>
    </message>
    <message>
        <source>Epona</source>
        <comment>the game&apos;s title</comment>
        <translation>Epona</translation>
    </message>
    <message>
        <source>Build up stables row by row: the right horse in the right place, and foals to come.</source>
        <translation>Build up stables row by row: the right horse in the right place, and foals to come.</translation>
    </message>
    <message>
        <source>Scarlet Ribbon</source>
        <comment>a horse</comment>
        <translation>Scarlet Ribbon</translation>
    </message>
    <message>
        <source>Firefly</source>
        <comment>a horse</comment>
        <translation>Firefly</translation>
    </message>
    <message>
        <source>Swallow</source>
        <comment>a horse</comment>
        <translation>Swallow</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <comment>a horse</comment>
        <translation>Dragonfly</translation>
    </message>
    <message>
        <source>Bolero</source>
        <comment>a horse</comment>
        <translation>Bolero</translation>
    </message>
    <message>
        <source>Countess</source>
        <comment>a horse</comment>
        <translation>Countess</translation>
    </message>
    <message>
        <source>Victoria</source>
        <comment>a horse</comment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Jessamine</source>
        <comment>a horse</comment>
        <translation>Jessamine</translation>
    </message>
    <message>
        <source>Barouche</source>
        <comment>a horse</comment>
        <translation>Barouche</translation>
    </message>
    <message>
        <source>Golden Tassel</source>
        <comment>a horse</comment>
        <translation>Golden Tassel</translation>
    </message>
    <message>
        <source>Parade</source>
        <comment>a horse</comment>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Acorn</source>
        <comment>a horse</comment>
        <translation>Acorn</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <comment>a horse</comment>
        <translation>Dumpling</translation>
    </message>
    <message>
        <source>1 coin or 1 VP (already drawn this round)</source>
        <comment>a preview</comment>
        <translation>1 coin or 1 VP (already drawn this round)</translation>
    </message>
    <message>
        <source>an owner icon (no free box)</source>
        <comment>a preview</comment>
        <translation>an owner icon (no free box)</translation>
    </message>
    <message>
        <source>{name}, owner card {number}</source>
        <translation>{name}, owner card {number}</translation>
    </message>
    <message>
        <source>{seat} refuses: {asker} cannot breed {mare} with {stallion} this round.</source>
        <translation>{seat} refuses: {asker} cannot breed {mare} with {stallion} this round.</translation>
    </message>
    <message>
        <source>{me}: place cards, sell them or breed.</source>
        <translation>{me}: place cards, sell them or breed.</translation>
    </message>
    <message numerus="yes">
        <source>The cards left in your hand bring %n coins at the end of the round.</source>
        <translation>
            <numerusform>The cards left in your hand bring %n coin at the end of the round.</numerusform>
            <numerusform>The cards left in your hand bring %n coins at the end of the round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button</comment>
        <translation>Pass</translation>
    </message>
    <message numerus="yes">
        <source>{me}: move %n rider rollers to horses that score with one.</source>
        <translation>
            <numerusform>{me}: move %n rider roller to a horse that scores with one.</numerusform>
            <numerusform>{me}: move %n rider rollers to horses that score with one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish moving</source>
        <comment>a button: rider rollers</comment>
        <translation>Finish moving</translation>
    </message>
    <message>
        <source>Tokens move with their cards. A swap never completes a stable.</source>
        <translation>Tokens move with their cards. A swap never completes a stable.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot pay for any: take the cheapest one and sell kept cards for %n coins each.</source>
        <translation>
            <numerusform>You cannot pay for any: take the cheapest one and sell kept cards for %n coin each.</numerusform>
            <numerusform>You cannot pay for any: take the cheapest one and sell kept cards for %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: sell cards to pay the %n coins you still owe.</source>
        <translation>
            <numerusform>{me}: sell cards to pay the %n coin you still owe.</numerusform>
            <numerusform>{me}: sell cards to pay the %n coins you still owe.</numerusform>
        </translation>
    </message>
    <message>
        <source>New stable</source>
        <comment>a button: draw three stables and keep one</comment>
        <translation>New stable</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n stables and keep 1, above or below your others.</source>
        <translation>
            <numerusform>Draw %n stable and keep it, above or below your others.</numerusform>
            <numerusform>Draw %n stables and keep 1, above or below your others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish, selling %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Finish, selling %n card</numerusform>
            <numerusform>Finish, selling %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Breed, or finish placing.</source>
        <translation>{me}: your hand is empty. Breed, or finish placing.</translation>
    </message>
    <message numerus="yes">
        <source>A discarded card brings %n coins.</source>
        <translation>
            <numerusform>A discarded card brings %n coin.</numerusform>
            <numerusform>A discarded card brings %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: use your bonuses, in any order.</source>
        <translation>{me}: use your bonuses, in any order.</translation>
    </message>
    <message>
        <source>The others are discarded.</source>
        <translation>The others are discarded.</translation>
    </message>
    <message>
        <source>{me}: choose a selection card.</source>
        <translation>{me}: choose a selection card.</translation>
    </message>
    <message>
        <source>{me}: choose the deck for an employee.</source>
        <translation>{me}: choose the deck for an employee.</translation>
    </message>
    <message>
        <source>{me}: choose the deck for an equipment card.</source>
        <translation>{me}: choose the deck for an equipment card.</translation>
    </message>
    <message numerus="yes">
        <source>Each card brings %n coins. What is left over is yours.</source>
        <translation>
            <numerusform>Each card brings %n coin. What is left over is yours.</numerusform>
            <numerusform>Each card brings %n coins. What is left over is yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you sell kept cards to pay the %n coins you owe.</source>
        <translation>
            <numerusform>Then you sell kept cards to pay the %n coin you owe.</numerusform>
            <numerusform>Then you sell kept cards to pay the %n coins you owe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: choose %n cards to keep.</source>
        <translation>
            <numerusform>{me}: choose %n card to keep.</numerusform>
            <numerusform>{me}: choose %n cards to keep.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: put a cube on a box of your owner card.</source>
        <translation>{me}: put a cube on a box of your owner card.</translation>
    </message>
    <message>
        <source>{me}: {other} wants to breed {mare} with your {stallion}. Do you agree?</source>
        <translation>{me}: {other} wants to breed {mare} with your {stallion}. Do you agree?</translation>
    </message>
    <message>
        <source>The stud token on your stallion is worth {vp} to you.</source>
        <translation>The stud token on your stallion is worth {vp} to you.</translation>
    </message>
    <message>
        <source>{me}: drag a mare to a stallion to breed them, or pass.</source>
        <translation>{me}: drag a mare to a stallion to breed them, or pass.</translation>
    </message>
    <message>
        <source>{me}: swap two of your cards, or leave the horse box unused.</source>
        <translation>{me}: swap two of your cards, or leave the horse box unused.</translation>
    </message>
    <message numerus="yes">
        <source>%n horse boxes left.</source>
        <translation>
            <numerusform>%n horse box left.</numerusform>
            <numerusform>%n horse boxes left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: take 1 coin or 1 VP.</source>
        <translation>{me}: take 1 coin or 1 VP.</translation>
    </message>
    <message>
        <source>{me}: draw for your bonus.</source>
        <translation>{me}: draw for your bonus.</translation>
    </message>
    <message>
        <source>{me}: keep one of these cards.</source>
        <translation>{me}: keep one of these cards.</translation>
    </message>
    <message>
        <source>{me}: choose a stable and put it above or below your others.</source>
        <translation>{me}: choose a stable and put it above or below your others.</translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n cards.</source>
        <translation>
            <numerusform>Keep exactly %n card.</numerusform>
            <numerusform>Keep exactly %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>First keep one of the cards drawn.</source>
        <translation>First keep one of the cards drawn.</translation>
    </message>
    <message>
        <source>First choose one of the stables drawn.</source>
        <translation>First choose one of the stables drawn.</translation>
    </message>
    <message>
        <source>Everybody has finished placing: you can only breed or pass.</source>
        <translation>Everybody has finished placing: you can only breed or pass.</translation>
    </message>
    <message>
        <source>First agree to the breeding, or refuse it.</source>
        <translation>First agree to the breeding, or refuse it.</translation>
    </message>
    <message>
        <source>First choose a selection card.</source>
        <translation>First choose a selection card.</translation>
    </message>
    <message>
        <source>That selection card is not on display.</source>
        <translation>That selection card is not on display.</translation>
    </message>
    <message>
        <source>You cannot pay for any selection card, so you must take the cheapest one.</source>
        <translation>You cannot pay for any selection card, so you must take the cheapest one.</translation>
    </message>
    <message>
        <source>First choose the decks to draw from.</source>
        <translation>First choose the decks to draw from.</translation>
    </message>
    <message>
        <source>No cards are left in that deck.</source>
        <translation>No cards are left in that deck.</translation>
    </message>
    <message>
        <source>First sell kept cards to pay for your selection card.</source>
        <translation>First sell kept cards to pay for your selection card.</translation>
    </message>
    <message>
        <source>First choose the cards you keep.</source>
        <translation>First choose the cards you keep.</translation>
    </message>
    <message>
        <source>You can keep only cards you have drawn.</source>
        <translation>You can keep only cards you have drawn.</translation>
    </message>
    <message>
        <source>That card is not among those drawn.</source>
        <translation>That card is not among those drawn.</translation>
    </message>
    <message>
        <source>That stable is not among those drawn.</source>
        <translation>That stable is not among those drawn.</translation>
    </message>
    <message>
        <source>You have chosen your cards; wait for the others.</source>
        <translation>You have chosen your cards; wait for the others.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coins and you have {coins}: choose one you can pay for.</source>
        <translation>
            <numerusform>It costs %n coin and you have {coins}: choose one you can pay for.</numerusform>
            <numerusform>It costs %n coins and you have {coins}: choose one you can pay for.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card comes from {decks}.</source>
        <translation>This card comes from {decks}.</translation>
    </message>
    <message>
        <source>It is {other}’s turn to decide.</source>
        <translation>It is {other}’s turn to decide.</translation>
    </message>
    <message>
        <source>{other} is choosing a selection card.</source>
        <translation>{other} is choosing a selection card.</translation>
    </message>
    <message>
        <source>{other} is choosing decks.</source>
        <translation>{other} is choosing decks.</translation>
    </message>
    <message>
        <source>{other} is placing cards.</source>
        <translation>{other} is placing cards.</translation>
    </message>
    <message>
        <source>{other} is choosing one of the cards drawn.</source>
        <translation>{other} is choosing one of the cards drawn.</translation>
    </message>
    <message>
        <source>{other} is choosing a stable.</source>
        <translation>{other} is choosing a stable.</translation>
    </message>
    <message>
        <source>{other} is deciding whether to breed.</source>
        <translation>{other} is deciding whether to breed.</translation>
    </message>
    <message>
        <source>{other} is moving rider rollers.</source>
        <translation>{other} is moving rider rollers.</translation>
    </message>
    <message>
        <source>{other} is deciding which cards to swap.</source>
        <translation>{other} is deciding which cards to swap.</translation>
    </message>
    <message>
        <source>{other} is deciding whether {mare} may be bred with {stallion}.</source>
        <translation>{other} is deciding whether {mare} may be bred with {stallion}.</translation>
    </message>
    <message>
        <source>Still choosing the cards they keep: {others}.</source>
        <translation>Still choosing the cards they keep: {others}.</translation>
    </message>
</context>
</TS>
