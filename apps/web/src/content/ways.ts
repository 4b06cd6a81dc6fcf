import { type LocalText, typesetTexts } from '@dronesoccer/contracts';
import type { ArenaPicture } from './arena-pictures';

/** The title, lead and picture of the other ways to fly. The home page shows them without the rest of those pages. */
export const ways = typesetTexts({
  racing: {
    title: { en: 'Drone racing', fr: 'Course de drones' },
    lead: {
      en: 'Same sticks, no keeper: just gates, laps and a clock. Cracing was a side contest of the FIDA World Cup in Jeonju in 2025.',
      fr: 'Mêmes manettes, pas de gardien : des portes, des tours et un chrono. Cracing était une épreuve parallèle de la Coupe du monde FIDA à Jeonju en 2025.',
    },
    picture: 'racing',
  },
  simulation: {
    title: { en: 'Simulation', fr: 'Simulation' },
    lead: {
      en: 'A crash on a screen breaks nothing. Four drills to fly in a flight simulator of your own before you fly a real ball.',
      fr: 'Un écrasement à l’écran ne casse rien. Quatre exercices à faire dans votre propre simulateur de vol avant de piloter un vrai ballon.',
    },
    picture: 'simulation',
  },
  superPilot: {
    title: { en: 'Super pilot', fr: 'Super pilote' },
    lead: {
      en: 'Super Pilot was a side contest of the FIDA World Cup in Jeonju in 2025. On this page: the skills that every pilot of a team can train.',
      fr: 'Super Pilot était une épreuve parallèle de la Coupe du monde FIDA à Jeonju en 2025. Sur cette page : ce que chaque pilote d’une équipe peut travailler.',
    },
    picture: 'pilot',
  },
} satisfies Record<string, { title: LocalText; lead: LocalText; picture: ArenaPicture }>);
