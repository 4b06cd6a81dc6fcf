import { ArenaClass, type ArenaText, type LocalText, type Locale } from '@dronesoccer/contracts';
import { stableId } from '../stable-id.ts';
import { demoLocations } from './locations.ts';
import { text } from './text.ts';

/** A demo arena at a demo location. */
export interface DemoArena {
  readonly key: string;
  readonly location: string;
  readonly class: ArenaClass;
  readonly capacity: number;
  readonly name: LocalText;
  /** Names of pictures that ship with the site; the first is the cover. */
  readonly pictures: readonly string[];
}

const classes = {
  [ArenaClass.CLASS_20]: { number: 20, capacity: 10, pictures: ['class-20', 'match', 'goal-moment'] },
  [ArenaClass.CLASS_40]: { number: 40, capacity: 12, pictures: ['class-40', 'tournament', 'match'] },
} as const;

function arenaAt(location: string, arenaClass: ArenaClass): DemoArena {
  const { number, ...rest } = classes[arenaClass];
  const name = text(`Class ${number} Arena`, `Aréna de classe ${number}`);
  return { key: `${location}-${number}`, location, class: arenaClass, name, ...rest };
}

/**
 * A large location has an arena of each class. A small one has a class 20 arena, or a class 40 arena at every third
 * index.
 */
export const demoArenas: readonly DemoArena[] = demoLocations.flatMap(({ key, size }, index) =>
  size === 'large'
    ? [arenaAt(key, ArenaClass.CLASS_20), arenaAt(key, ArenaClass.CLASS_40)]
    : [arenaAt(key, index % 3 === 2 ? ArenaClass.CLASS_40 : ArenaClass.CLASS_20)],
);

/** Returns the id of a demo arena by its key. */
export const arenaIdOf = (key: string): string => stableId(`arena/${key}`);

/** The alt texts of the arenas' pictures. */
export const arenaPictureTexts: Readonly<Record<string, LocalText>> = {
  'class-20': text('A class 20 ball drone in a small arena', 'Un drone-ballon de classe 20 dans un petit aréna'),
  'class-40': text('A class 40 ball drone in a large arena', 'Un drone-ballon de classe 40 dans un grand aréna'),
  match: text(
    'Five against five: ball drones battle in mid-field',
    'Cinq contre cinq : des drones-ballons se disputent le centre du terrain',
  ),
  'goal-moment': text(
    'The red striker drone flies through the blue goal ring',
    'Le drone attaquant rouge traverse le but bleu',
  ),
  tournament: text('A tournament under the lights of the arena', 'Un tournoi sous les projecteurs de l’aréna'),
};

interface Prose {
  description: LocalText;
  rules: LocalText;
  bring: LocalText;
  gettingThere: LocalText;
  standardIncludes: LocalText;
  premiumIncludes: LocalText;
}

const fields: Readonly<Record<ArenaClass, { size: LocalText; ball: LocalText }>> = {
  [ArenaClass.CLASS_20]: { size: text('4 by 8 metres', '4 mètres sur 8'), ball: text('20 cm', '20 cm') },
  [ArenaClass.CLASS_40]: { size: text('8 by 16 metres', '8 mètres sur 16'), ball: text('40 cm', '40 cm') },
};

const prose = (arenaClass: ArenaClass): Prose => {
  const { size, ball } = fields[arenaClass];
  return {
    description: text(
      `A netted field of ${size.en} for ball drones of ${ball.en}, with ring goals, lights in both team colours and a pilots’ bench on each side. A coach is there whenever the arena is open.`,
      `Un terrain sous filet de ${size.fr} pour drones-ballons de ${ball.fr}, avec buts en anneau, éclairage aux couleurs des deux équipes et banc des pilotes de chaque côté. Un entraîneur est sur place pendant les heures d’ouverture.`,
    ),
    rules: text(
      '- Safety glasses inside the net\n- Batteries are charged at the charging table only\n- Drones fly inside the net only, and land when the whistle blows\n- Under 14, with an adult',
      '- Lunettes de sécurité à l’intérieur du filet\n- Recharge des batteries à la table prévue seulement\n- Vol à l’intérieur du filet seulement; atterrissage au coup de sifflet\n- Moins de 14 ans : accompagné d’un adulte',
    ),
    bring: text(
      '- Closed shoes\n- Your drone and charged batteries, or borrow ours\n- Water',
      '- Des chaussures fermées\n- Votre drone et des batteries chargées, ou empruntez les nôtres\n- De l’eau',
    ),
    gettingThere: text(
      'The entrance is beside the parking area. Ring the bell when you arrive. The field can be reached without a step.',
      'L’entrée se trouve à côté du stationnement. Sonnez à votre arrivée. Le terrain est accessible sans marche.',
    ),
    standardIncludes: text(
      'A drone, batteries, safety glasses and a coach',
      'Un drone, des batteries, des lunettes de sécurité et un entraîneur',
    ),
    premiumIncludes: text(
      'All of Standard, video goggles and a recording of your session',
      'Tout le forfait Standard, des lunettes vidéo et l’enregistrement de votre séance',
    ),
  };
};

/** Returns an arena's texts in one language. */
export function arenaTextOf({ name, class: arenaClass }: DemoArena, locale: Locale): ArenaText {
  const { description, rules, bring, gettingThere, standardIncludes, premiumIncludes } = prose(arenaClass);
  return {
    name: name[locale],
    description: description[locale],
    rules: rules[locale],
    bring: bring[locale],
    gettingThere: gettingThere[locale],
    standardIncludes: standardIncludes[locale],
    premiumIncludes: premiumIncludes[locale],
  };
}

/** Open in the evening on weekdays and all day at weekends, closed on Mondays. */
export const arenaHours = [2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  opens: day < 6 ? '15:00' : '09:00',
  closes: '22:00',
}));
