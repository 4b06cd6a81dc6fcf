import { typesetTexts } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';
import type { SitePage } from '../page';
import { ways } from './ways';

export const racing: SitePage = typesetTexts({
  ...ways.racing,
  light: 'red',
  sections: [
    {
      heading: { en: 'What racing teaches a soccer pilot', fr: 'Ce que la course apprend à un pilote de soccer' },
      paragraphs: [
        {
          en: 'The goal ring is 30 or 60 cm wide and the ball is 20 or 40: at best, you have 10 cm to spare on either side. Flying gates at full speed makes that precision a habit.',
          fr: 'Un anneau mesure 30 ou 60 cm et le ballon 20 ou 40 : il reste au mieux dix centimètres de chaque côté. Passer des portes à pleine vitesse fait de cette précision une habitude.',
        },
      ],
      points: [
        {
          en: 'Controlling throttle through turns, not just before them',
          fr: 'Doser les gaz dans les virages plutôt qu’avant',
        },
        { en: 'Looking one gate ahead', fr: 'Regarder une porte plus loin' },
        { en: 'Recovering from contact without landing', fr: 'Se remettre d’un contact sans se poser' },
      ],
    },
    {
      heading: { en: 'From line of sight to goggles', fr: 'De la vue directe aux lunettes' },
      paragraphs: [
        {
          en: 'In drone soccer, you watch the ball itself. In racing, you often fly with goggles, through the drone’s camera. Many pilots do both and learn from each.',
          fr: 'Au drone soccer, on regarde le ballon. En course, on pilote souvent avec des lunettes, par la caméra du drone. Beaucoup de pilotes font les deux, et chaque discipline sert l’autre.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Keep flying', fr: 'Continuez à voler' },
    links: [
      { label: { en: 'Drills for a simulator', fr: 'Exercices pour simulateur' }, to: paths.simulation },
      { label: { en: 'Become a super pilot', fr: 'Devenir super pilote' }, to: paths.superPilot },
    ],
  },
});

export const simulation: SitePage = typesetTexts({
  ...ways.simulation,
  light: 'ice',
  sections: [
    {
      heading: { en: 'Start with four drills', fr: 'Commencez par quatre exercices' },
      paragraphs: [
        {
          en: 'Reflexes come before tactics. Work through these drills in order, repeat each one until it gets boring, and only then fly a real ball.',
          fr: 'Avant la tactique viennent les réflexes. Travaillez-les dans l’ordre, répétez chacun jusqu’à l’ennui, et seulement ensuite faites voler un vrai ballon.',
        },
      ],
      points: [
        {
          en: 'Hover in one place, nose away from you, then nose towards you',
          fr: 'Vol stationnaire, nez devant, puis nez vers vous',
        },
        { en: 'Climb and descend without drifting', fr: 'Monter et descendre sans dériver' },
        { en: 'Fly a figure eight, in both directions', fr: 'Voler un huit, dans les deux sens' },
        { en: 'Fly through the ring, turn and fly back through', fr: 'Passer l’anneau, tourner, le repasser' },
      ],
    },
    {
      heading: { en: 'Why it works', fr: 'Pourquoi ça marche' },
      paragraphs: [
        {
          en: 'The radio you use at home is the one you use at the net. Your thumbs keep what they have learned; only the air the other balls stir up is new.',
          fr: 'La radio tenue à la maison est celle tenue au filet. Ce que vos pouces ont appris, ils le gardent; seul le souffle des autres ballons est nouveau.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Now for real', fr: 'Ensuite, pour vrai' },
    links: [
      { label: { en: 'Learn the rules', fr: 'Apprendre les règles' }, to: paths.learn },
      { label: { en: 'Kits to build', fr: 'Trousses à assembler' }, to: paths.category('kits') },
    ],
  },
});

export const superPilot: SitePage = typesetTexts({
  ...ways.superPilot,
  light: 'red',
  sections: [
    {
      heading: { en: 'Know every role', fr: 'Connaître chaque rôle' },
      paragraphs: [
        {
          en: 'Only the striker’s goals count, but the other four make them possible: they open the lane at one end and close it at the other.',
          fr: 'Seuls les buts de l’attaquant comptent. Les quatre autres les rendent possibles : ils ouvrent le couloir d’un côté et le ferment de l’autre.',
        },
      ],
      points: [
        {
          en: 'Striker: marked, fast, and the only one who can score',
          fr: 'Attaquant : identifié, rapide, seul autorisé à marquer',
        },
        {
          en: 'Guides: fly ahead and push guards away from the ring',
          fr: 'Guides : volent devant et écartent les défenseurs de l’anneau',
        },
        { en: 'Keepers: hold the line in front of their own goal', fr: 'Gardiens : tiennent la ligne devant leur but' },
      ],
    },
    {
      heading: { en: 'Know the ball', fr: 'Connaître le ballon' },
      paragraphs: [
        {
          en: 'Repairs happen between sets, and the clock does not wait. A bent rib, a chipped propeller, a loose motor screw: practise until you can find them by feel.',
          fr: 'Les réparations se font entre les manches, et le chrono n’attend pas. Une côte pliée, une hélice ébréchée, une vis de moteur desserrée : exercez-vous à les trouver au toucher.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Start training', fr: 'Entraînez-vous' },
    links: [
      { label: { en: 'Join as a member', fr: 'Devenir membre' }, to: paths.membership },
      { label: { en: 'Spare parts', fr: 'Pièces de rechange' }, to: paths.category('parts-and-accessories') },
    ],
  },
});
