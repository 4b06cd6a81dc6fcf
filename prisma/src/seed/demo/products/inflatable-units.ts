import { ArenaClass, ProductCategory } from '@dronesoccer/contracts';
import { label, type DemoProduct } from '../product.ts';
import { same, text } from '../text.ts';

const { CLASS_20, CLASS_40 } = ArenaClass;
const category = ProductCategory.INFLATABLE_UNITS;

export const inflatableUnits: readonly DemoProduct[] = [
  {
    slug: 'inflatable-arena-20',
    category,
    arenaClass: CLASS_20,
    price: 229_900,
    weight: 24_000,
    stock: { warehouse: 9, shelf: 0 },
    name: text('Inflatable Arena 20', 'Aréna gonflable 20'),
    description: text(
      'A whole Class 20 field in a bag with wheels. The frame stands up in eight minutes and stays up by itself: the valves ' +
        'close, the pump goes quiet, and people can hear the referee.\n\n' +
        '- **Net on all six sides**, 25 mm mesh: no drone and no finger gets through.\n' +
        '- **Zip door** that a coach can open with one hand.\n' +
        '- **Goals included**, hung at match height.',
      'Un terrain de classe 20 complet dans un sac à roulettes. La structure se dresse en huit minutes et tient seule : les ' +
        'valves se ferment, la pompe se tait, et l’on entend l’arbitre.\n\n' +
        '- **Filet sur les six faces**, maille de 25 mm : ni drone ni doigt ne passe.\n' +
        '- **Porte à glissière** qu’un entraîneur ouvre d’une main.\n' +
        '- **Buts inclus**, suspendus à la hauteur de match.',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.size, same('8 × 4 × 3 m')],
      [label.packedSize, same('95 × 50 × 45 cm')],
      [label.setupTime, text('25 min', '25 min')],
      [label.crew, text('2 adults', '2 adultes')],
      [label.material, text('Drop-stitch PVC, nylon net', 'PVC à fils tendus, filet de nylon')],
    ],
  },
  {
    slug: 'inflatable-arena-40',
    category,
    arenaClass: CLASS_40,
    price: 649_900,
    weight: 71_000,
    stock: { warehouse: 3, shelf: 0 },
    name: text('Inflatable Arena 40', 'Aréna gonflable 40'),
    description: text(
      'The 8 × 16 m field for the 40 cm ball, on a frame of twelve air beams. It has stood through a whole tournament ' +
        'weekend without a second pump.\n\n' +
        '- **Beams in sections:** a torn one is changed in ten minutes.\n' +
        '- **Floor and roof nets** with their own anchor points for lights.\n' +
        '- **Two pumps, one spare**, and a repair set.',
      'Le terrain de 8 × 16 m pour le ballon de 40 cm, sur une structure de douze poutres d’air. Il a tenu toute une ' +
        'fin de semaine de tournoi sans second gonflage.\n\n' +
        '- **Poutres en sections :** une poutre déchirée se change en dix minutes.\n' +
        '- **Filets de sol et de toit** avec points d’ancrage pour les lumières.\n' +
        '- **Deux pompes, dont une de réserve**, et un nécessaire de réparation.',
    ),
    specs: [
      [label.arenaClass, text('Class 40', 'Classe 40')],
      [label.size, same('16 × 8 × 5 m')],
      [label.packedSize, text('3 bags, 120 × 60 × 60 cm each', '3 sacs de 120 × 60 × 60 cm')],
      [label.setupTime, text('75 min', '75 min')],
      [label.crew, text('4 adults', '4 adultes')],
      [label.material, text('Drop-stitch PVC, nylon net', 'PVC à fils tendus, filet de nylon')],
    ],
  },
  {
    slug: 'inflatable-goal-pair',
    category,
    price: 34_900,
    weight: 5_200,
    stock: { warehouse: 24, shelf: 2 },
    name: text('Inflatable Goal Pair', 'Paire de buts gonflables'),
    description: text(
      'Two rings on weighted stands, for practice wherever there is a ceiling. Inner rings of 30 cm and 60 cm are both in ' +
        'the bag, so one pair trains both classes.\n\n' +
        'Soft enough to fly into, round enough to argue about afterwards.',
      'Deux anneaux sur pieds lestés, pour s’entraîner partout où il y a un plafond. Les anneaux intérieurs de 30 cm et de ' +
        '60 cm sont dans le sac : une seule paire sert aux deux classes.\n\n' +
        'Assez souples pour les percuter, assez ronds pour en discuter ensuite.',
    ),
    specs: [
      [label.fits, text('Class 20 (30 cm) and Class 40 (60 cm)', 'Classe 20 (30 cm) et classe 40 (60 cm)')],
      [label.setupTime, text('5 min', '5 min')],
      [label.material, text('Welded PVC', 'PVC soudé')],
    ],
  },
  {
    slug: 'inflatable-gate',
    category,
    price: 18_900,
    weight: 3_100,
    isActive: false,
    stock: { warehouse: 5, shelf: 0 },
    name: text('Inflatable Race Gate', 'Porte de course gonflable'),
    description: text(
      'A bright square gate for cRacing, two metres wide inside, that forgives a clipped corner. Sand bags and a foot pump ' +
        'are included.\n\n' +
        'We are changing the valve on this one; it comes back with the next delivery.',
      'Une porte carrée bien visible pour le cRacing, deux mètres d’ouverture, qui pardonne un coin accroché. Sacs de sable ' +
        'et pompe à pied inclus.\n\n' +
        'Nous en changeons la valve; elle revient avec la prochaine livraison.',
    ),
    specs: [
      [label.size, text('2 × 2 m inside', '2 × 2 m à l’intérieur')],
      [label.setupTime, text('3 min', '3 min')],
      [label.material, text('Welded PVC', 'PVC soudé')],
    ],
  },
];
