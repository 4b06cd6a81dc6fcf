import { ArenaClass, ProductCategory } from '@dronesoccer/contracts';
import { label, type DemoProduct } from '../product.ts';
import { same, text } from '../text.ts';

const { CLASS_20, CLASS_40 } = ArenaClass;
const category = ProductCategory.KIT;

export const kits: readonly DemoProduct[] = [
  {
    slug: 'build-kit-20',
    category,
    arenaClass: CLASS_20,
    price: 18_900,
    weight: 850,
    stock: { warehouse: 60, shelf: 5 },
    name: text('Build Kit 20', 'Trousse de montage 20'),
    description: text(
      'Build your own Class 20 ball in an afternoon, and know every part of it when something breaks at half-time.\n\n' +
        '1. Press the cage together: twelve rings, no glue.\n' +
        '2. Screw in motors and flight controller; every plug fits one socket only.\n' +
        '3. Bind, trim, fly.\n\n' +
        'The printed guide is in English and French. You need a small screwdriver; the box has the rest.',
      'Montez votre ballon de classe 20 en un après-midi, et connaissez-en chaque pièce quand quelque chose casse à la ' +
        'mi-temps.\n\n' +
        '1. Assemblez la cage : douze anneaux, sans colle.\n' +
        '2. Vissez les moteurs et le contrôleur de vol; chaque fiche n’entre que dans sa prise.\n' +
        '3. Appariez, réglez, volez.\n\n' +
        'Le guide imprimé est en français et en anglais. Il vous faut un petit tournevis; le reste est dans la boîte.',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.buildTime, text('3 hours', '3 heures')],
      [label.age, text('12 and up, younger with help', '12 ans et plus, moins avec de l’aide')],
      [
        label.contents,
        text('Cage, 4 motors, controller, receiver, battery', 'Cage, 4 moteurs, contrôleur, récepteur, batterie'),
      ],
    ],
  },
  {
    slug: 'build-kit-40',
    category,
    arenaClass: CLASS_40,
    price: 59_900,
    weight: 2_700,
    stock: { warehouse: 18, shelf: 1 },
    name: text('Build Kit 40', 'Trousse de montage 40'),
    description: text(
      'Every part of a Striker 40, with the torque figures and wiring plan our own workshop uses. A weekend ' +
        'project for a club or a very good birthday.\n\n' +
        '- Carbon spine pre-drilled and deburred.\n' +
        '- Motor leads already cut to length and tinned.\n' +
        '- Soldering: eight joints, all large.',
      'Tout le Striker 40 en pièces, avec les couples de serrage et le plan de câblage de notre atelier. Un projet de fin ' +
        'de semaine pour un club, ou un très bel anniversaire.\n\n' +
        '- Structure en carbone percée et ébavurée.\n' +
        '- Fils de moteur coupés à longueur et étamés.\n' +
        '- Soudure : huit points, tous gros.',
    ),
    specs: [
      [label.arenaClass, text('Class 40', 'Classe 40')],
      [label.buildTime, text('8 hours', '8 heures')],
      [label.age, text('14 and up', '14 ans et plus')],
      [
        label.contents,
        text('Cage, spine, 4 motors, controller, receiver', 'Cage, structure, 4 moteurs, contrôleur, récepteur'),
      ],
    ],
  },
  {
    slug: 'school-kit-20',
    category,
    arenaClass: CLASS_20,
    price: 94_900,
    weight: 5_400,
    stock: { warehouse: 12, shelf: 0 },
    name: text('School Build Kit 20 (5 drones)', 'Trousse scolaire 20 (5 drones)'),
    description: text(
      'Five build kits, two transmitters, a charger and a teacher’s binder with six lessons: lift, weight, circuits, ' +
        'control, teamwork, match day. Each lesson is 60 minutes and ends with something that flies or a good question.\n\n' +
        '- **Sorted by table:** five trays for four students each, parts counted and named.\n' +
        '- **Spares for a year** of ordinary classroom life.\n' +
        '- **Printed in both languages.**',
      'Cinq trousses de montage, deux radiocommandes, un chargeur et un classeur de six leçons pour l’enseignant : ' +
        'portance, poids, circuits, pilotage, travail d’équipe, jour de match. Chaque leçon dure 60 minutes et se termine ' +
        'par quelque chose qui vole ou par une bonne question.\n\n' +
        '- **Rangé par table :** cinq plateaux pour quatre élèves, pièces comptées et nommées.\n' +
        '- **Rechanges pour un an** de vie de classe ordinaire.\n' +
        '- **Imprimé dans les deux langues.**',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.players, text('20 students in teams of four', '20 élèves en équipes de quatre')],
      [label.age, text('Grades 5 to 9', 'De la 5e année à la 3e secondaire')],
      [
        label.contents,
        text('5 kits, 2 transmitters, charger, binder', '5 trousses, 2 radiocommandes, chargeur, classeur'),
      ],
    ],
  },
  {
    slug: 'led-kit',
    category,
    price: 3_900,
    weight: 120,
    stock: { warehouse: 140, shelf: 12 },
    name: text('LED Team Light Kit', 'Trousse de lumières DEL d’équipe'),
    description: text(
      'Two coils of light strip and a controller with four colours. Referees ask for lights they can tell apart at ' +
        'ten metres; these work at forty.\n\n' +
        'Plugs into the balance lead, so there is nothing to solder. Fits every cage we sell.',
      'Deux rouleaux de ruban lumineux et un contrôleur à quatre couleurs. Les arbitres demandent des lumières ' +
        'reconnaissables à dix mètres; celles-ci le sont à quarante.\n\n' +
        'Se branche sur le connecteur d’équilibrage, donc rien à souder. Compatible avec toutes nos cages.',
    ),
    specs: [
      [label.fits, text('Class 20 and Class 40', 'Classe 20 et classe 40')],
      [label.lights, text('32 LEDs, red, blue, green, white', '32 DEL, rouge, bleu, vert, blanc')],
      [label.power, text('1.5 W', '1,5 W')],
    ],
  },
  {
    slug: 'repair-kit',
    category,
    price: 5_900,
    weight: 480,
    stock: { warehouse: 90, shelf: 10 },
    name: text('Pit Repair Kit', 'Trousse de réparation de bord de piste'),
    description: text(
      'Teams can make repairs between sets and the clock does not wait. This box holds what the repair table reaches for ' +
        'most: drivers, cutter, panel clips, zip ties, tape, two propeller sets and a tiny torch.\n\n' +
        'Small enough for the top of a carry case.',
      'On peut réparer entre deux manches, et le chronomètre n’attend pas. Cette boîte contient ce que la table de ' +
        'réparation cherche le plus : tournevis, pince, attaches de panneaux, colliers, ruban, deux jeux d’hélices et une ' +
        'petite lampe.\n\n' +
        'Assez petite pour le dessus d’une valise d’équipe.',
    ),
    specs: [
      [label.fits, text('Class 20 and Class 40', 'Classe 20 et classe 40')],
      [label.contents, text('42 pieces', '42 pièces')],
      [label.packedSize, same('28 × 18 × 9 cm')],
    ],
  },
];
