import { typesetTexts } from '@dronesoccer/contracts';
import type { SitePage } from '../page';

/** The title, lead and picture of the other ways to fly. The home page shows them without the rest of those pages. */
export const ways = typesetTexts({
  racing: {
    title: { en: 'Drone racing', fr: 'Course de drones' },
    lead: {
      en: 'Same sticks, no keeper: just gates, laps and a clock. Racing is the fastest way to learn the control a striker needs.',
      fr: 'Mêmes manettes, pas de gardien : des portes, des tours et un chrono. La course est la façon la plus rapide d’acquérir le contrôle d’un attaquant.',
    },
    picture: 'racing',
  },
  simulation: {
    title: { en: 'Simulation', fr: 'Simulation' },
    lead: {
      en: 'Crash a thousand times, for free. A flight simulator at home is where the sticks become part of your hands.',
      fr: 'Mille écrasements qui ne coûtent rien. C’est sur un simulateur de vol, à la maison, que la manette devient une partie de la main.',
    },
    picture: 'simulation',
  },
  superPilot: {
    title: { en: 'Super pilot', fr: 'Super pilote' },
    lead: {
      en: 'Five positions, one airspace. A super pilot can play them all, and fix the ball between sets.',
      fr: 'Cinq positions, un seul espace aérien. Un super pilote sait toutes les jouer, et réparer le ballon entre les manches.',
    },
    picture: 'super-pilot',
  },
} satisfies Record<string, Pick<SitePage, 'title' | 'lead' | 'picture'>>);
