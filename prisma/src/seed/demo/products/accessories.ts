import { ProductCategory } from '@dronesoccer/contracts';
import { label, type DemoProduct } from '../product.ts';
import { same, text } from '../text.ts';

const category = ProductCategory.ACCESSORY;

export const accessories: readonly DemoProduct[] = [
  {
    slug: 'transmitter-x8',
    category,
    price: 17_900,
    sale: { price: 14_900, fromDay: -14 },
    weight: 760,
    stock: { warehouse: 55, shelf: 5 },
    name: text('X8 Transmitter', 'Radiocommande X8'),
    description: text(
      'Eight channels, hall-effect sticks and a grip that fits a twelve-year-old and a goalkeeper. The X8 knows every drone ' +
        'we sell: choose the model on its screen, hold one button, and it is bound.\n\n' +
        '- **Trainer port:** a coach can take over with one switch.\n' +
        '- **USB-C** charging, and it is a joystick for the simulator too.',
      'Huit voies, manches à effet Hall et une prise en main qui convient à un enfant de douze ans comme à un gardien. La X8 ' +
        'connaît tous nos drones : choisissez le modèle à l’écran, tenez un bouton, c’est apparié.\n\n' +
        '- **Prise écolage :** l’entraîneur reprend la main d’un interrupteur.\n' +
        '- **Recharge USB-C**, et c’est aussi une manette pour le simulateur.',
    ),
    specs: [
      [label.radio, text('ELRS 2.4 GHz', 'ELRS 2,4 GHz')],
      [label.range, text('Far beyond any hall', 'Bien au-delà de toute salle')],
      [label.battery, text('Built in, 12 h', 'Intégrée, 12 h')],
      [label.fits, text('All our drones except Trainer 20', 'Tous nos drones sauf le Trainer 20')],
    ],
  },
  {
    slug: 'fpv-goggles',
    category,
    price: 36_900,
    sale: { price: 32_900, fromDay: -60, toDay: -30 },
    weight: 840,
    stock: { warehouse: 17, shelf: 2 },
    name: text('FPV Goggles', 'Lunettes FPV'),
    description: text(
      'See what the Racer C sees. Two bright screens, a foam that seals without squeezing, and focus wheels so that most ' +
        'people can leave their glasses in the bag.\n\n' +
        'For racing and for watching: drone soccer itself is flown by eye.',
      'Voyez ce que voit le Racer C. Deux écrans lumineux, une mousse qui épouse sans serrer et des molettes de mise au point ' +
        'grâce auxquelles la plupart des gens laissent leurs lunettes dans le sac.\n\n' +
        'Pour la course et pour regarder : le drone soccer, lui, se joue à vue.',
    ),
    specs: [
      [label.size, text('2 × 1280 × 960 screens', '2 écrans de 1280 × 960')],
      [label.battery, text('18650 cell, 3 h (included)', 'Pile 18650, 3 h (incluse)')],
      [label.fits, same('Racer C')],
    ],
  },
  {
    slug: 'carry-case',
    category,
    price: 8_900,
    weight: 2_300,
    stock: { warehouse: 40, shelf: 4 },
    name: text('Team Carry Case', 'Valise d’équipe'),
    description: text(
      'A hard case with soft cells: five 20 cm balls, or two of 40 cm with the dividers out. Batteries ride in their own ' +
        'fire-resistant pocket, as airlines and caretakers like it.',
      'Une valise rigide aux alvéoles souples : cinq ballons de 20 cm, ou deux de 40 cm sans les séparateurs. Les batteries ' +
        'voyagent dans leur pochette ignifuge, comme le souhaitent les compagnies aériennes et les concierges.',
    ),
    specs: [
      [label.size, same('78 × 46 × 44 cm')],
      [label.capacity, text('5 × Class 20 or 2 × Class 40', '5 × classe 20 ou 2 × classe 40')],
      [label.material, text('Polypropylene, EVA foam', 'Polypropylène, mousse EVA')],
    ],
  },
  {
    slug: 'team-vests',
    category,
    price: 6_900,
    sale: { price: 5_500, fromDay: -1, toDay: 20 },
    weight: 700,
    stock: { warehouse: 70, shelf: 6 },
    name: text('Team Vests (set of 10)', 'Dossards d’équipe (lot de 10)'),
    description: text(
      'Five in red, five in blue, numbered, with a see-through pocket for the pilot’s name. They go over a winter ' +
        'sweater and into the washing machine.',
      'Cinq rouges, cinq bleus, numérotés, avec une pochette transparente pour le nom du pilote. Ils s’enfilent sur un ' +
        'chandail d’hiver et vont à la machine.',
    ),
    specs: [
      [label.quantity, text('10 (two colours)', '10 (deux couleurs)')],
      [label.size, text('One size, side straps', 'Taille unique, sangles latérales')],
      [label.material, text('Recycled polyester mesh', 'Maille de polyester recyclé')],
    ],
  },
];
