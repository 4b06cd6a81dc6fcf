-- The figures at the top of pages and the tasks of the page about the game move from the client into the text that editors own.
-- Texts that an editor has changed stay as they are. The previous version shows its own texts of these pages.
SET lock_timeout = '5s';

UPDATE content_texts AS text SET body = '- **20 cm** ball diameter, FIDA and FAI
- **4 × 8 m** arena floor, FIDA
- **30 cm** goal ring, FIDA
- **< 110 g** ball weight, FIDA

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'class-20' AND entry.version = 1 AND text.locale = 'en';

UPDATE content_texts AS text SET body = '- **20 cm** diamètre du ballon, FIDA et FAI
- **4 × 8 m** plancher de l’aréna, FIDA
- **30 cm** anneau de but, FIDA
- **< 110 g** poids du ballon, FIDA

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'class-20' AND entry.version = 1 AND text.locale = 'fr';

UPDATE content_texts AS text SET body = '- **40 cm** ball diameter, FIDA and FAI
- **8 × 16 m** arena floor, FIDA
- **60 cm** goal ring, FIDA
- **< 785 g** without battery and receiver, FIDA

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'class-40' AND entry.version = 1 AND text.locale = 'en';

UPDATE content_texts AS text SET body = '- **40 cm** diamètre du ballon, FIDA et FAI
- **8 × 16 m** plancher de l’aréna, FIDA
- **60 cm** anneau de but, FIDA
- **< 785 g** sans batterie ni récepteur, FIDA

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'class-40' AND entry.version = 1 AND text.locale = 'fr';

UPDATE content_texts AS text SET body = '- **32 m²** of floor for a class 20 arena, FIDA
- **128 m²** for a class 40 arena, FIDA
- **10** pilots in a match of five a side
- **9 min** of play at most, not counting repairs

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'franchise' AND entry.version = 1 AND text.locale = 'en';

UPDATE content_texts AS text SET body = '- **32 m²** de plancher pour un aréna de classe 20, FIDA
- **128 m²** pour un aréna de classe 40, FIDA
- **10** pilotes dans un match à cinq contre cinq
- **9 min** de jeu au plus, sans compter les réparations

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'franchise' AND entry.version = 1 AND text.locale = 'fr';

UPDATE content_texts AS text SET body = '- **2025** FIDA World Cup, Jeonju
- **4** days in September
- **46** teams at the FAI championship, Shanghai
- **18** countries in Shanghai

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'world-cup' AND entry.version = 1 AND text.locale = 'en';

UPDATE content_texts AS text SET body = '- **2025** Coupe du monde FIDA, Jeonju
- **4** jours en septembre
- **46** équipes au championnat de la FAI, Shanghai
- **18** pays à Shanghai

' || text.body
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'world-cup' AND entry.version = 1 AND text.locale = 'fr';

UPDATE content_texts AS text SET summary = 'The rules in one minute, then the way to your first session. Tick off each step as you go.', body = '- **5 v 5** pilots, usually; FIDA allows 3 to 5 a side
- **3 min** a set, best of three
- **1** striker per team who can score
- **20 / 40** cm balls, two classes

## The ball is the player

Every pilot flies a drone inside a round cage. The cage lets balls collide, and its light shows the team.

![The red striker drone flies through the blue goal ring](/pictures/arena/goal-moment.webp)

- [ ] I know what the cage is for
- [ ] I can tell the teams apart by their light

## One striker, one ring

Teams usually have five pilots, and at least three. Only the striker can score, by flying through the other team’s ring. The others clear the way, block and defend their own ring. After a goal, the team that scored returns behind the centre line before it attacks again.

- [ ] I know which ball can score, and where
- [ ] I know what a team does after its goal

## Three minutes, three sets

A set lasts three minutes, and the best of three sets wins. Between sets, there are about five minutes for repairs.

- [ ] I know how long a set lasts, and how many sets win a match
- [ ] I know how much time there is for repairs

## Thumbs on the sticks

Fly [these drills](/simulation) in a simulator of your own, and repeat each one until it gets boring.

- [ ] I can hover in one place, nose away from me, then nose towards me
- [ ] I can climb and descend without drifting
- [ ] I can fly a figure eight in both directions
- [ ] I can fly through the ring, turn and fly back through

## At the net

Each [arena](/arenas) shows its open slots with their prices. Book a seat, or take the whole arena for your group.

- [ ] I have found an arena near me
- [ ] I have booked my first session

## Choose your class

- [Class 20](/class-20)
- [Class 40](/class-40)
- [Drills for a simulator](/simulation)
'
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'learn' AND entry.version = 1 AND text.locale = 'en';

UPDATE content_texts AS text SET summary = 'Les règles en une minute, puis le chemin jusqu’à votre première séance. Cochez chaque étape au passage.', body = '- **5 c. 5** pilotes, d’habitude; la FIDA en permet 3 à 5
- **3 min** par manche, deux gagnantes
- **1** attaquant par équipe qui peut marquer
- **20 / 40** cm de diamètre, deux classes

## Le ballon est le joueur

Chaque pilote fait voler un drone dans une cage ronde. La cage permet les collisions, et sa lumière indique l’équipe.

![Le drone attaquant rouge traverse le but bleu](/pictures/arena/goal-moment.webp)

- [ ] Je sais à quoi sert la cage
- [ ] Je distingue les équipes à leur lumière

## Un attaquant, un anneau

Les équipes comptent d’habitude cinq pilotes, au moins trois. Seul l’attaquant marque, en traversant l’anneau adverse. Les autres ouvrent la voie, bloquent et défendent leur propre anneau. Après un but, l’équipe qui a marqué retourne derrière la ligne médiane avant d’attaquer de nouveau.

- [ ] Je sais quel ballon peut marquer, et où
- [ ] Je sais ce que fait une équipe après son but

## Trois minutes, trois manches

Une manche dure trois minutes; deux manches sur trois donnent la victoire. Entre les manches, on dispose d’environ cinq minutes pour réparer.

- [ ] Je sais combien de temps dure une manche et combien de manches donnent la victoire
- [ ] Je sais de combien de temps on dispose pour réparer

## Les pouces sur les manettes

Faites [ces exercices](/simulation) dans votre propre simulateur, et répétez chacun jusqu’à l’ennui.

- [ ] Je sais rester en vol stationnaire, nez devant, puis nez vers moi
- [ ] Je sais monter et descendre sans dériver
- [ ] Je sais voler un huit dans les deux sens
- [ ] Je sais passer l’anneau, tourner et le repasser

## Au filet

Chaque [aréna](/arenas) affiche ses plages ouvertes et leurs prix. Réservez une place, ou l’aréna entier pour votre groupe.

- [ ] J’ai trouvé un aréna près de chez moi
- [ ] J’ai réservé ma première séance

## Choisissez votre classe

- [Classe 20](/class-20)
- [Classe 40](/class-40)
- [Exercices pour simulateur](/simulation)
'
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'learn' AND entry.version = 1 AND text.locale = 'fr';
