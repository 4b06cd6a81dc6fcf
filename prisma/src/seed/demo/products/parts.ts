import { ArenaClass, ProductCategory } from '@dronesoccer/contracts';
import { label, type DemoProduct } from '../product.ts';
import { same, text } from '../text.ts';

const { CLASS_20, CLASS_40 } = ArenaClass;
const category = ProductCategory.PARTS_AND_ACCESSORIES;

export const parts: readonly DemoProduct[] = [
  {
    slug: 'battery-3s',
    category,
    arenaClass: CLASS_20,
    price: 2_490,
    weight: 60,
    stock: { warehouse: 400, shelf: 30 },
    name: text('3S Battery 450 mAh', 'Batterie 3S 450 mAh'),
    description: text(
      'The battery of the 20 cm game: one set of three minutes with a little left for the way back. Four a player is a good ' +
        'number for an evening.\n\n' +
        'Store at half charge, never leave it alone while charging.',
      'La batterie du jeu à 20 cm : une manche de trois minutes et un peu de reste pour le retour. Quatre par joueur, c’est ' +
        'un bon nombre pour une soirée.\n\n' +
        'Rangez-la à demi-charge et ne la laissez jamais charger sans surveillance.',
    ),
    specs: [
      [label.fits, text('Striker 20, Keeper 20', 'Striker 20, Keeper 20')],
      [label.voltage, text('11.1 V, 75C', '11,1 V, 75C')],
      [label.capacity, same('450 mAh')],
      [label.connector, same('XT30')],
    ],
  },
  {
    slug: 'battery-6s',
    category,
    arenaClass: CLASS_40,
    price: 5_490,
    sale: { price: 4_690, fromDay: 20, toDay: 50 },
    weight: 240,
    stock: { warehouse: 160, shelf: 10 },
    name: text('6S Battery 1300 mAh', 'Batterie 6S 1300 mAh'),
    description: text(
      'For the 40 cm ball and the Racer C. High discharge, silicone leads, and a hard end plate where the cage lands on it.',
      'Pour le ballon de 40 cm et le Racer C. Forte décharge, fils en silicone et une plaque rigide là où la cage retombe.',
    ),
    specs: [
      [label.fits, text('Striker 40, Pro 40, Racer C', 'Striker 40, Pro 40, Racer C')],
      [label.voltage, text('22.2 V, 120C', '22,2 V, 120C')],
      [label.capacity, same('1300 mAh')],
      [label.connector, same('XT60')],
    ],
  },
  {
    slug: 'propellers-20',
    category,
    arenaClass: CLASS_20,
    price: 990,
    weight: 25,
    stock: { warehouse: 600, shelf: 40 },
    name: text('Propeller Set 20 (8 pieces)', 'Jeu d’hélices 20 (8 pièces)'),
    description: text(
      'Four left, four right, in soft polycarbonate that bends before it snaps. Change all four when one is nicked: the ' +
        'drone will thank you in silence.',
      'Quatre à gauche, quatre à droite, en polycarbonate souple qui plie avant de casser. Changez les quatre quand une est ' +
        'entaillée : le drone vous remerciera par son silence.',
    ),
    specs: [
      [label.fits, text('All Class 20 drones', 'Tous les drones de classe 20')],
      [label.size, text('65 mm, 3 blades', '65 mm, 3 pales')],
      [label.quantity, same('8')],
    ],
  },
  {
    slug: 'motor-set',
    category,
    arenaClass: CLASS_40,
    price: 15_900,
    weight: 260,
    stock: { warehouse: 30, shelf: 2 },
    name: text('Motor Set 2306 (4 pieces)', 'Jeu de moteurs 2306 (4 pièces)'),
    description: text(
      'The four motors of the Striker 40, with quick plugs fitted. Bearings are the part that wears: if a motor sings when ' +
        'you turn it by hand, it is time.',
      'Les quatre moteurs du Striker 40, fiches rapides montées. Ce sont les roulements qui s’usent : si un moteur chante ' +
        'quand on le tourne à la main, il est temps.',
    ),
    specs: [
      [label.fits, text('Striker 40, Build Kit 40', 'Striker 40, Trousse de montage 40')],
      [label.motors, same('2306, 1750 KV')],
      [label.quantity, same('4')],
    ],
  },
  {
    slug: 'cage-panels-20',
    category,
    arenaClass: CLASS_20,
    price: 1_990,
    weight: 90,
    stock: { warehouse: 220, shelf: 16 },
    name: text('Cage Panels 20 (6 pieces)', 'Panneaux de cage 20 (6 pièces)'),
    description: text(
      'Half a ball in spare panels. They clip in without tools, in clear, so that the lights show through.',
      'Un demi-ballon en panneaux de rechange. Ils se clipsent sans outil et sont transparents, pour laisser voir les ' +
        'lumières.',
    ),
    specs: [
      [label.fits, text('All Class 20 drones', 'Tous les drones de classe 20')],
      [label.material, text('Clear nylon', 'Nylon transparent')],
      [label.quantity, same('6')],
    ],
  },
  {
    slug: 'cage-panels-40',
    category,
    arenaClass: CLASS_40,
    price: 4_490,
    weight: 340,
    stock: { warehouse: 75, shelf: 6 },
    name: text('Cage Panels 40 (6 pieces)', 'Panneaux de cage 40 (6 pièces)'),
    description: text(
      'Spare panels for the 40 cm cage, with the carbon ribs already bonded in. One set brings a ball back after an honest ' +
        'collision.',
      'Panneaux de rechange pour la cage de 40 cm, nervures de carbone déjà collées. Un jeu remet un ballon en état après ' +
        'une vraie collision.',
    ),
    specs: [
      [label.fits, text('Striker 40, Pro 40', 'Striker 40, Pro 40')],
      [label.material, text('Nylon with carbon ribs', 'Nylon à nervures de carbone')],
      [label.quantity, same('6')],
    ],
  },
  {
    slug: 'charger-quad',
    category,
    price: 12_900,
    weight: 1_150,
    stock: { warehouse: 38, shelf: 3 },
    name: text('Quad Charger', 'Chargeur quadruple'),
    description: text(
      'Four batteries at once, each with its own screen, from a wall socket. It counts the charges of every slot, stops by ' +
        'itself at storage level overnight, and says so in plain words.',
      'Quatre batteries à la fois, chacune avec son écran, sur une prise murale. Il compte les charges de chaque poste, ' +
        's’arrête seul au niveau de stockage pour la nuit, et le dit clairement.',
    ),
    specs: [
      [label.fits, text('1S to 6S', '1S à 6S')],
      [label.power, same('4 × 100 W')],
      [label.connector, text('XT30 and XT60 leads included', 'Câbles XT30 et XT60 inclus')],
    ],
  },
];
