import { CampaignStatus, type LocalText } from '@dronesoccer/contracts';
import { same, text } from './text.ts';

/** A newsletter campaign of the demo. */
export interface DemoCampaign {
  readonly slug: string;
  readonly title: string;
  readonly status: CampaignStatus;
  /**
   * Days from the demo's reference date to the campaign's sending, scheduled sending or last edit; negative for the
   * past.
   */
  readonly days: number;
  /** Indices of `demoTopics`. */
  readonly topics: readonly number[];
  /** The path below /pictures. */
  readonly cover: string;
  readonly coverAlt: LocalText;
  readonly subject: LocalText;
  readonly preheader: LocalText;
  /** Markdown; empty in a language that is not written yet. */
  readonly body: LocalText;
  /** The pages of the site that the text links to. */
  readonly links: readonly `/${string}`[];
  /** The percentage of recipients who followed a link. */
  readonly visitors?: number;
}

const { DRAFT, SCHEDULED, SENT } = CampaignStatus;

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    ...{ slug: 'the-league-season-opens', title: 'League season', status: SENT, days: -38, topics: [0], visitors: 42 },
    ...{ cover: 'arena/tournament.webp', links: ['/arenas', '/product/club-package-20'] },
    coverAlt: text(
      'Two teams wait for the whistle in a netted arena',
      'Deux équipes attendent le coup de sifflet dans un aréna à filets',
    ),
    subject: text('The league season opens', 'La saison de la ligue commence'),
    preheader: text('Sixteen clubs, seven cities, one trophy', 'Seize clubs, sept villes, un trophée'),
    body: text(
      `Sixteen clubs have entered, and the first whistle blows on Friday.

## How to follow it

- **Come and watch.** Doors open an hour before the first match, and seats are free.
- **Play yourself.** Any evening without a match is open for [your own team](/arenas).

| City | First match |
| --- | --- |
| Vancouver | Friday, 7 p.m. |
| Toronto | Saturday, 2 p.m. |
| Montreal | Sunday, 1 p.m. |

Does your club still need drones? This is what most of them fly:

[[product:club-package-20]]

> We came for one evening and stayed for the season.
>
> — a keeper from Laval`,
      `Seize clubs se sont inscrits, et le premier coup de sifflet sera donné vendredi.

## Comment la suivre

- **Venez voir les matchs.** Les portes ouvrent une heure avant le premier match, et les places sont gratuites.
- **Jouez vous-même.** Chaque soir sans match est ouvert à [votre propre équipe](/arenas).

| Ville | Premier match |
| --- | --- |
| Vancouver | vendredi, 19 h |
| Toronto | samedi, 14 h |
| Montréal | dimanche, 13 h |

Il manque encore des drones à votre club? Voici ce que pilotent la plupart :

[[product:club-package-20]]

> Nous étions venus pour un soir, et nous sommes restés toute la saison.
>
> — une gardienne de Laval`,
    ),
  },
  {
    ...{ slug: 'two-new-arenas', title: 'New arenas', status: SENT, days: -17, topics: [1], visitors: 35 },
    ...{ cover: 'arena/community.webp', links: ['/arenas', '/newsletter/preferences'] },
    coverAlt: text('People of all ages beside a lit arena', 'Des gens de tous âges près d’un aréna éclairé'),
    subject: text(
      'Two new arenas, and one of them may be near you',
      'Deux nouveaux arénas, dont un peut-être près de chez vous',
    ),
    preheader: text('Halifax and Saskatoon open their nets', 'Halifax et Saskatoon déploient leurs filets'),
    body: text(
      `From this week you can fly in **Halifax** and **Saskatoon**.

Both arenas have a class 20 field for beginners and families. The first lesson is an hour long, and drones are there for you.

[Find a time to play](/arenas)

1. Choose your arena.
2. Choose a time.
3. Come ten minutes early: someone will show you the ropes.`,
      `Dès cette semaine, vous pouvez piloter à **Halifax** et à **Saskatoon**.

Les deux arénas ont un terrain de classe 20 pour les débutants et les familles. La première leçon dure une heure, et des drones vous y attendent.

[Trouvez une plage horaire](/arenas)

1. Choisissez votre aréna.
2. Choisissez une plage horaire.
3. Arrivez dix minutes à l’avance : quelqu’un vous montrera tout.`,
    ),
  },
  {
    ...{ slug: 'spare-parts-that-win-matches', title: 'Parts', status: SENT, days: -5, topics: [2], visitors: 48 },
    ...{ cover: 'arena/goal-moment.webp', links: ['/product/repair-kit', '/product/battery-3s', '/shop'] },
    coverAlt: text('A striker passes the goal ring', 'Un attaquant franchit l’anneau de but'),
    subject: text('Spare parts that win matches', 'Les pièces de rechange qui gagnent des matchs'),
    preheader: text('What our referees carry in their own bags', 'Ce que nos arbitres ont dans leur propre sac'),
    body: text(
      `Most matches are lost between two sets: a bent propeller, an empty battery, a cracked panel. Our referees told us what is in *their* bags.

[[product:repair-kit]]

[[product:battery-3s]]

Charge batteries to storage voltage when you will not fly for a week. They last twice as long.

[All parts in the shop](/shop)`,
      `La plupart des matchs se perdent entre deux manches : une hélice pliée, une batterie vide, un panneau fendu. Nos arbitres nous ont dit ce qu’il y a dans *leur* sac.

[[product:repair-kit]]

[[product:battery-3s]]

Mettez vos batteries à la tension de stockage quand vous ne pilotez pas pendant une semaine. Elles durent deux fois plus longtemps.

[Toutes les pièces dans la boutique](/shop)`,
    ),
  },
  {
    ...{ slug: 'the-winter-cup-is-open', title: 'Winter cup', status: SCHEDULED, days: 3, topics: [0, 3] },
    ...{ cover: 'arena/match.webp', links: ['/arenas'] },
    coverAlt: text('A match under the lights', 'Un match sous les projecteurs'),
    subject: text('The winter cup is open', 'La coupe d’hiver est ouverte'),
    preheader: text('Teams of three to five can sign up', 'Les équipes de trois à cinq peuvent s’inscrire'),
    body: text(
      `The cup is played over two weekends in January, and schools play free.

[Book a practice](/arenas)

[[product:starter-duo]]`,
      `La coupe se joue pendant deux fins de semaine de janvier, et les écoles jouent gratuitement.

[Réservez un entraînement](/arenas)

[[product:starter-duo]]`,
    ),
  },
  {
    ...{ slug: 'gifts-for-pilots', title: 'Gift guide', status: DRAFT, days: -1, topics: [2] },
    ...{ cover: 'arena/super-pilot.webp', links: ['/product/trainer-20', '/product/led-kit'] },
    coverAlt: text('A young pilot with a controller', 'Une jeune pilote avec sa manette'),
    subject: text('Gifts for pilots, from 20 dollars', 'Des cadeaux pour pilotes, à partir de 20 dollars'),
    preheader: text(
      'Ordered by December 15, under the tree in time',
      'Commandés avant le 15 décembre, sous le sapin à temps',
    ),
    body: text(
      `For someone who has never flown:

[[product:trainer-20]]

For someone who never stops:

[[product:led-kit]]`,
      `Pour quelqu’un qui n’a jamais piloté :

[[product:trainer-20]]

Pour quelqu’un qui n’arrête jamais :

[[product:led-kit]]`,
    ),
  },
  {
    ...{ slug: 'become-a-coach', title: 'Coaches wanted', status: DRAFT, days: -2, topics: [4] },
    ...{ cover: 'arena/learn.webp', links: ['/arenas'] },
    coverAlt: text('A coach explains the field', 'Un entraîneur explique le terrain'),
    subject: { ...same(''), en: 'Become a coach' },
    preheader: same(''),
    body: { ...same(''), en: 'Six arenas look for coaches. Tell us [where you would like to teach](/arenas).' },
  },
];
