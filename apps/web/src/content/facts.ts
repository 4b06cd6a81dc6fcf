import { ArenaClass, type LocalText, typesetTexts } from '@dronesoccer/contracts';

/** A figure of the sport, formatted for a scoreboard. */
export interface Fact {
  figure: LocalText;
  label: LocalText;
}

interface ClassFacts {
  arenaClass: ArenaClass;
  /** The ball's diameter in cm. */
  ballCm: number;
  /** The arena's length and width in metres and the goal ring's diameter in cm. */
  arena: { length: number; width: number };
  goalCm: number;
  /** The limits, each with the federation that sets it. */
  limits: readonly { federation: string; rule: LocalText }[];
}

/**
 * The measurements of both classes, each with the federation that sets it. Sources: FIDA's rules as published by
 * dronesoccer.us and dronesoccersg.org; the FAI Sporting Code, class F9A (provisional), as published by igc.fai.org and
 * dronesoccer.sport.ffam.asso.fr.
 */
export const classFacts: Record<20 | 40, ClassFacts> = typesetTexts({
  20: {
    arenaClass: ArenaClass.CLASS_20,
    ballCm: 20,
    arena: { length: 8, width: 4 },
    goalCm: 30,
    limits: [
      {
        federation: 'FIDA',
        rule: { en: '20\u00a0cm ± 1\u00a0cm, under 110\u00a0g', fr: '20\u00a0cm ± 1\u00a0cm, moins de 110\u00a0g' },
      },
      {
        federation: 'FAI F9A-B',
        rule: {
          en: '20\u00a0cm ± 2\u00a0cm, up to 300\u00a0g; three pilots a side at the 2025 World Championship',
          fr: '20\u00a0cm ± 2\u00a0cm, jusqu’à 300\u00a0g; trois pilotes par équipe au Championnat du monde 2025',
        },
      },
    ],
  },
  40: {
    arenaClass: ArenaClass.CLASS_40,
    ballCm: 40,
    arena: { length: 16, width: 8 },
    goalCm: 60,
    limits: [
      {
        federation: 'FIDA',
        rule: {
          en: '40\u00a0cm ± 2\u00a0cm, under 785\u00a0g without battery and receiver',
          fr: '40\u00a0cm ± 2\u00a0cm, moins de 785\u00a0g sans batterie ni récepteur',
        },
      },
      {
        federation: 'FAI F9A-A',
        rule: {
          en: '40\u00a0cm ± 2\u00a0cm, up to 1.2\u00a0kg; five pilots a side',
          fr: '40\u00a0cm ± 2\u00a0cm, jusqu’à 1,2\u00a0kg; cinq pilotes par équipe',
        },
      },
    ],
  },
});

export const matchFacts: readonly Fact[] = typesetTexts([
  {
    figure: { en: '5 v 5', fr: '5 c. 5' },
    label: { en: 'pilots, usually; FIDA allows 3 to 5 a side', fr: 'pilotes, d’habitude; la FIDA en permet 3 à 5' },
  },
  { figure: { en: '3 min', fr: '3 min' }, label: { en: 'a set, best of three', fr: 'par manche, deux gagnantes' } },
  {
    figure: { en: '1', fr: '1' },
    label: { en: 'striker per team who can score', fr: 'attaquant par équipe qui peut marquer' },
  },
  {
    figure: { en: '20 / 40', fr: '20 / 40' },
    label: { en: 'cm balls, two classes', fr: 'cm de diamètre, deux classes' },
  },
]);
