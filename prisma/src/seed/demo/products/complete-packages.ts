import { ArenaClass, ProductCategory } from '@dronesoccer/contracts';
import { label, type DemoProduct } from '../product.ts';
import { same, text } from '../text.ts';

const { CLASS_20, CLASS_40 } = ArenaClass;
const category = ProductCategory.COMPLETE_PACKAGES;

export const completePackages: readonly DemoProduct[] = [
  {
    slug: 'club-package-20',
    category,
    arenaClass: CLASS_20,
    price: 499_900,
    weight: 46_000,
    stock: { warehouse: 6, shelf: 0 },
    name: text('Club Package 20', 'Ensemble club 20'),
    description: text(
      'A Class 20 club in one delivery: two teams, a place to play and someone to call.\n\n' +
        '- 8 strikers and keepers, 2 trainers for guests\n' +
        '- Inflatable arena, 4 × 8 m, with both goals\n' +
        '- 20 batteries, 3 chargers, 2 repair kits, 10 vests\n' +
        '- A half-day of coaching for your first evening\n\n' +
        'A gym with a basketball court is enough. Two adults set it up in forty minutes.',
      'Un club de classe 20 en une seule livraison : deux équipes, un terrain et quelqu’un à appeler.\n\n' +
        '- 8 attaquants et gardiens, 2 drones d’initiation pour les invités\n' +
        '- Aréna gonflable de 4 × 8 m avec ses deux buts\n' +
        '- 20 batteries, 3 chargeurs, 2 trousses de réparation, 10 dossards\n' +
        '- Une demi-journée d’encadrement pour votre première soirée\n\n' +
        'Un gymnase avec un terrain de basketball suffit. Deux adultes montent le tout en quarante minutes.',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.players, text('Two teams of 5', 'Deux équipes de 5')],
      [label.setupTime, text('40 min', '40 min')],
      [label.packedSize, text('4 cases on one pallet', '4 caisses sur une palette')],
    ],
  },
  {
    slug: 'club-package-40',
    category,
    arenaClass: CLASS_40,
    price: 1_299_900,
    weight: 118_000,
    stock: { warehouse: 2, shelf: 0 },
    name: text('Club Package 40', 'Ensemble club 40'),
    description: text(
      'The full-size game. Ten Striker 40, the 8 × 16 m arena, batteries for an evening of matches and the scoring lights, ' +
        'delivered on two pallets and set up with you the first time.\n\n' +
        '- 10 Striker 40 with transmitters\n' +
        '- Inflatable arena, 8 × 16 m, with 60 cm goals\n' +
        '- 30 batteries, 6 chargers, 4 repair kits\n' +
        '- Two days on site: set-up, safety, refereeing\n\n' +
        'Please contact us before you order: the ceiling must be at least 6 m high.',
      'Le jeu grandeur nature. Dix Striker 40, l’aréna de 8 × 16 m, des batteries pour une soirée de matchs et les lumières ' +
        'de pointage, livrés sur deux palettes et montés avec vous la première fois.\n\n' +
        '- 10 Striker 40 avec radiocommandes\n' +
        '- Aréna gonflable de 8 × 16 m avec buts de 60 cm\n' +
        '- 30 batteries, 6 chargeurs, 4 trousses de réparation\n' +
        '- Deux jours sur place : montage, sécurité, arbitrage\n\n' +
        'Écrivez-nous avant de commander : la salle doit avoir au moins 6 m de hauteur.',
    ),
    specs: [
      [label.arenaClass, text('Class 40', 'Classe 40')],
      [label.players, text('Two teams of 5', 'Deux équipes de 5')],
      [label.setupTime, text('2 h', '2 h')],
      [label.crew, text('4 adults', '4 adultes')],
      [label.packedSize, text('Two pallets', 'Deux palettes')],
    ],
  },
  {
    slug: 'school-package-20',
    category,
    arenaClass: CLASS_20,
    price: 239_900,
    weight: 14_000,
    stock: { warehouse: 8, shelf: 0 },
    name: text('School Package 20', 'Ensemble école 20'),
    description: text(
      'For a school that wants a team by the end of the term: drones that forgive, a field that a gym teacher can tape down ' +
        'in a quarter of an hour, and everything in one case with wheels.\n\n' +
        '- 6 Trainer 20 with transmitters and 12 batteries\n' +
        '- Pair of goals and a floor plan in tape\n' +
        '- Carry case, and a charger that one adult can supervise\n' +
        '- Entry for one team in our next school day',
      'Pour l’école qui veut une équipe avant la fin de l’étape : des drones qui pardonnent, un terrain que l’enseignant ' +
        'd’éducation physique trace au ruban en un quart d’heure, et tout dans une valise à roulettes.\n\n' +
        '- 6 Trainer 20 avec radiocommandes et 12 batteries\n' +
        '- Paire de buts et plan de terrain en ruban\n' +
        '- Valise de transport, et un chargeur qu’un seul adulte peut surveiller\n' +
        '- Inscription d’une équipe à notre prochaine journée scolaire',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.players, text('Two teams of 3', 'Deux équipes de 3')],
      [label.age, text('Grades 5 to 9', 'De la 5e année à la 3e secondaire')],
      [label.setupTime, text('15 min', '15 min')],
    ],
  },
  {
    slug: 'starter-duo',
    category,
    arenaClass: CLASS_20,
    price: 39_900,
    sale: { price: 34_900, fromDay: -3, toDay: 45 },
    weight: 1_900,
    stock: { warehouse: 34, shelf: 3 },
    name: text('Starter Duo', 'Duo de départ'),
    description: text(
      'One red, one blue: two Trainer 20 balls with their transmitters and four batteries. Everything for a first duel in ' +
        'the basement, and both drones are legal in a league match later.\n\n' +
        '*A favourite gift.*',
      'Un rouge, un bleu : deux drones-ballons Trainer 20 avec leurs radiocommandes et quatre batteries. Tout pour un ' +
        'premier duel au sous-sol; plus tard, les deux drones sont admis en match de ligue.\n\n' +
        '*Un cadeau très apprécié.*',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.players, same('2')],
      [label.age, text('10 and up', '10 ans et plus')],
      [label.contents, text('2 drones, 2 transmitters, 4 batteries', '2 drones, 2 radiocommandes, 4 batteries')],
    ],
  },
];
