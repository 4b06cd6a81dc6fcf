import { ArenaClass, ProductCategory } from '@dronesoccer/contracts';
import { label, type DemoProduct } from '../product.ts';
import { same, text } from '../text.ts';

const { CLASS_20, CLASS_40 } = ArenaClass;
const category = ProductCategory.DRONE;

export const drones: readonly DemoProduct[] = [
  {
    slug: 'striker-20',
    category,
    arenaClass: CLASS_20,
    price: 24_900,
    sale: { price: 19_900, fromDay: -7, toDay: 60 },
    weight: 620,
    stock: { warehouse: 48, shelf: 6 },
    name: text('Striker 20 Drone Ball', 'Drone-ballon Striker 20'),
    description: text(
      'The striker is the only player who can score, so this one is built for the straight line: a stiff 20 cm cage, ' +
        'quick motors and a tail light that your teammates can see from the far end of the arena.\n\n' +
        '- **Bounces, does not break.** Cage panels clip out by hand and cost less than a pair of gloves.\n' +
        '- **Two flight modes.** Level for the first season, acro when you want to roll through the goal.\n' +
        '- **Ready to fly.** Bound and tuned before it leaves the warehouse; bring your own transmitter.\n\n' +
        'Keep a spare battery charging: a three-minute set uses most of one.',
      'L’attaquant est le seul joueur qui peut marquer; celui-ci est donc fait pour la ligne droite : une cage rigide de ' +
        '20 cm, des moteurs vifs et un feu arrière que vos coéquipiers voient de l’autre bout de l’aréna.\n\n' +
        '- **Il rebondit sans casser.** Les panneaux de cage se changent à la main, pour moins cher qu’une paire de gants.\n' +
        '- **Deux modes de vol.** Stabilisé pour la première saison, acrobatique pour passer le but en tonneau.\n' +
        '- **Prêt à voler.** Apparié et réglé avant de quitter l’entrepôt; apportez votre radiocommande.\n\n' +
        'Gardez une batterie en charge : une manche de trois minutes en consomme presque une.',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.diameter, same('20 cm')],
      [label.flyingWeight, text('104 g with battery', '104 g avec batterie')],
      [label.motors, same('4 × 1103, 8000 KV')],
      [label.battery, text('3S 450 mAh (one included)', '3S 450 mAh (une incluse)')],
      [label.flightTime, text('4 min of play', '4 min de jeu')],
      [label.lights, text('16 LEDs, team colour by switch', '16 DEL, couleur d’équipe par interrupteur')],
    ],
  },
  {
    slug: 'keeper-20',
    category,
    arenaClass: CLASS_20,
    price: 25_900,
    weight: 640,
    stock: { warehouse: 3, shelf: 0 },
    name: text('Keeper 20 Drone Ball', 'Drone-ballon Keeper 20'),
    description: text(
      'A goal is a ring 30 cm wide and the ball that guards it is 20 cm. The Keeper 20 is tuned to hover in that gap ' +
        'and to stay there when it is hit.\n\n' +
        '- **Holds its height** within a hand’s breadth, even in the wash of three other drones.\n' +
        '- **Heavier panels** on the side that meets the striker.\n' +
        '- **Soft throttle curve**, so that small corrections stay small.\n\n' +
        'The same parts as the Striker 20: one bag of spares serves the whole team.',
      'Le but est un anneau de 30 cm et le ballon qui le garde en fait 20. Le Keeper 20 est réglé pour rester immobile dans ' +
        'cet espace, et pour y rester quand on le percute.\n\n' +
        '- **Il garde sa hauteur** à une largeur de main près, même dans le souffle de trois autres drones.\n' +
        '- **Panneaux renforcés** du côté qui reçoit l’attaquant.\n' +
        '- **Courbe de gaz douce** : les petites corrections restent petites.\n\n' +
        'Les mêmes pièces que le Striker 20 : un seul sac de rechanges suffit à l’équipe.',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.diameter, same('20 cm')],
      [label.flyingWeight, text('109 g with battery', '109 g avec batterie')],
      [label.motors, same('4 × 1103, 7500 KV')],
      [label.battery, text('3S 450 mAh (one included)', '3S 450 mAh (une incluse)')],
      [label.flightTime, text('5 min of play', '5 min de jeu')],
      [label.lights, text('16 LEDs, team colour by switch', '16 DEL, couleur d’équipe par interrupteur')],
    ],
  },
  {
    slug: 'trainer-20',
    category,
    arenaClass: CLASS_20,
    price: 16_900,
    weight: 780,
    stock: { warehouse: 80, shelf: 8 },
    name: text('Trainer 20 Drone Ball', 'Drone-ballon Trainer 20'),
    description: text(
      'The first drone of most of our players. It comes with its own small transmitter, holds its height on its own, and ' +
        'lands gently when you let go of the sticks.\n\n' +
        '- **Everything in one box:** drone, transmitter, two batteries, charger, spare propellers.\n' +
        '- **Three speeds**, from living room to league night.\n' +
        '- **Legal in a Class 20 match**, so no one has to buy twice.',
      'Le premier drone de la plupart de nos joueurs. Il est livré avec sa petite radiocommande, garde sa hauteur tout seul ' +
        'et se pose en douceur quand on lâche les manches.\n\n' +
        '- **Tout dans une boîte :** drone, radiocommande, deux batteries, chargeur, hélices de rechange.\n' +
        '- **Trois vitesses**, du salon à la soirée de ligue.\n' +
        '- **Admis en match de classe 20**, pour ne pas acheter deux fois.',
    ),
    specs: [
      [label.arenaClass, text('Class 20', 'Classe 20')],
      [label.diameter, same('20 cm')],
      [label.flyingWeight, text('106 g with battery', '106 g avec batterie')],
      [label.flightTime, text('6 min', '6 min')],
      [label.radio, text('Transmitter included, 2.4 GHz', 'Radiocommande incluse, 2,4 GHz')],
      [label.age, text('10 and up', '10 ans et plus')],
    ],
  },
  {
    slug: 'striker-40',
    category,
    arenaClass: CLASS_40,
    price: 74_900,
    weight: 2_400,
    stock: { warehouse: 22, shelf: 2 },
    name: text('Striker 40 Drone Ball', 'Drone-ballon Striker 40'),
    description: text(
      'The big ball of the sport. At 40 cm and full throttle you hear it before you see it, and a clean run down an ' +
        'arena 16 m long takes under two seconds.\n\n' +
        '- **Carbon spine, nylon skin:** the cage flexes on impact and springs back.\n' +
        '- **Motors on quick plugs:** change one between two sets, no soldering.\n' +
        '- **Needs a 6S battery and a transmitter**, both sold separately.',
      'Le grand ballon de ce sport. À 40 cm et pleins gaz, on l’entend avant de le voir; il traverse un aréna de 16 m en ' +
        'moins de deux secondes.\n\n' +
        '- **Structure en carbone, peau en nylon :** la cage plie à l’impact et reprend sa forme.\n' +
        '- **Moteurs sur fiches rapides :** on en change un entre deux manches, sans soudure.\n' +
        '- **Demande une batterie 6S et une radiocommande**, vendues séparément.',
    ),
    specs: [
      [label.arenaClass, text('Class 40', 'Classe 40')],
      [label.diameter, same('40 cm')],
      [label.flyingWeight, text('742 g without battery', '742 g sans batterie')],
      [label.motors, same('4 × 2306, 1750 KV')],
      [label.battery, text('6S 1300 mAh (not included)', '6S 1300 mAh (non incluse)')],
      [label.flightTime, text('5 min of play', '5 min de jeu')],
      [label.lights, text('32 LEDs in two rings', '32 DEL en deux anneaux')],
    ],
  },
  {
    slug: 'pro-40',
    category,
    arenaClass: CLASS_40,
    price: 109_900,
    weight: 2_500,
    stock: { warehouse: 0, shelf: 0 },
    name: text('Pro 40 Competition Drone Ball', 'Drone-ballon de compétition Pro 40'),
    description: text(
      'For teams that train for a championship: the Striker 40 airframe with matched motors, a faster flight controller ' +
        'and a log of every flight that a coach can open on a laptop.\n\n' +
        '- **Matched by hand.** Four motors within one percent of each other.\n' +
        '- **Flight log** of sticks, current and impacts.\n' +
        '- **Weighed and labelled** for scrutineering before it ships.\n\n' +
        'Built in small batches. When it is sold out, the next batch is usually six weeks away.',
      'Pour les équipes qui préparent un championnat : la structure du Striker 40, des moteurs appairés, un contrôleur ' +
        'de vol plus rapide et un journal de chaque vol que l’entraîneur ouvre sur son ordinateur.\n\n' +
        '- **Appairé à la main.** Quatre moteurs à moins d’un pour cent d’écart.\n' +
        '- **Journal de vol** des manches, du courant et des impacts.\n' +
        '- **Pesé et étiqueté** pour le contrôle technique avant l’envoi.\n\n' +
        'Fabriqué en petites séries. Quand il est épuisé, la série suivante arrive en général six semaines plus tard.',
    ),
    specs: [
      [label.arenaClass, text('Class 40', 'Classe 40')],
      [label.diameter, same('40 cm')],
      [label.flyingWeight, text('768 g without battery', '768 g sans batterie')],
      [label.motors, text('4 × 2306, 1900 KV, matched', '4 × 2306, 1900 KV, appairés')],
      [label.battery, text('6S 1300 mAh (not included)', '6S 1300 mAh (non incluse)')],
      [label.flightTime, text('4.5 min of play', '4,5 min de jeu')],
      [label.warranty, text('One season', 'Une saison')],
    ],
  },
  {
    slug: 'racer-c',
    category,
    price: 42_900,
    weight: 900,
    stock: { warehouse: 26, shelf: 2 },
    name: text('Racer C', 'Racer C'),
    description: text(
      'No panels around this one. The Racer C is our cRacing drone: four white hoops that take the hits and let the air ' +
        'through, for flying laps between gates in the same hall, between two soccer nights.\n\n' +
        '- **Open cage**, so that a missed gate costs a lap and not a propeller.\n' +
        '- **FPV camera on board**, on channels that let eight fly at once.\n' +
        '- **Flies on 6S:** order two batteries with it.',
      'Pas de panneaux autour de celui-ci. Le Racer C est notre drone de cRacing : quatre cerceaux blancs qui prennent les ' +
        'coups et laissent passer l’air, pour enchaîner les tours entre les portes, dans la même salle, entre deux soirées ' +
        'de soccer.\n\n' +
        '- **Cage ouverte :** une porte manquée coûte un tour, pas une hélice.\n' +
        '- **Caméra FPV embarquée**, sur des canaux qui permettent de voler à huit.\n' +
        '- **Vole en 6S :** commandez deux batteries avec lui.',
    ),
    specs: [
      [label.size, same('18 × 18 × 7 cm')],
      [label.flyingWeight, text('310 g without battery', '310 g sans batterie')],
      [label.motors, same('4 × 1606, 2650 KV')],
      [label.battery, text('6S 1300 mAh (not included)', '6S 1300 mAh (non incluse)')],
      [label.radio, text('ELRS 2.4 GHz receiver', 'Récepteur ELRS 2,4 GHz')],
    ],
  },
];
