import { paths } from '@/lib/paths';
import type { SitePage } from '../page';

export const racing: SitePage = {
  title: { en: 'Drone racing', fr: 'Course de drones' },
  lead: {
    en: 'Same sticks, no goalkeeper: gates, laps and a clock. Racing is the fastest way to the control a striker needs.',
    fr: 'Mêmes manettes, pas de gardien : des portes, des tours et un chrono. La course est le plus court chemin vers le contrôle d’un attaquant.',
  },
  picture: 'racing',
  light: 'red',
  sections: [
    {
      heading: { en: 'What racing teaches a soccer pilot', fr: 'Ce que la course apprend à un pilote de soccer' },
      paragraphs: [
        {
          en: 'A goal ring is 30 or 60 cm wide and the ball is 20 or 40: there are ten centimetres to spare on either side at best. Flying gates at speed is how that becomes a habit.',
          fr: 'Un anneau mesure 30 ou 60 cm et le ballon 20 ou 40 : il reste au mieux dix centimètres de chaque côté. Passer des portes à pleine vitesse en fait une habitude.',
        },
      ],
      points: [
        {
          en: 'Throttle control through turns instead of before them',
          fr: 'Doser les gaz dans les virages plutôt qu’avant',
        },
        { en: 'Looking one gate ahead', fr: 'Regarder une porte en avant' },
        { en: 'Recovering from a touch without landing', fr: 'Se reprendre après un contact sans se poser' },
      ],
    },
    {
      heading: { en: 'From line of sight to goggles', fr: 'De la vue directe aux lunettes' },
      paragraphs: [
        {
          en: 'Drone soccer is flown by watching the ball itself. Racing is often flown in goggles, from the drone’s own camera. Many pilots do both and borrow from each.',
          fr: 'Le drone soccer se pilote en regardant le ballon. La course se pilote souvent avec des lunettes, par la caméra du drone. Beaucoup de pilotes font les deux et empruntent à chacun.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Keep flying', fr: 'Continuez à voler' },
    links: [
      { label: { en: 'Practise in the simulator', fr: 'S’exercer au simulateur' }, to: paths.simulation },
      { label: { en: 'Become a super pilot', fr: 'Devenir super pilote' }, to: paths.superPilot },
    ],
  },
};

export const simulation: SitePage = {
  title: { en: 'Simulation', fr: 'Simulation' },
  lead: {
    en: 'A thousand crashes that cost nothing. The simulator is where a stick becomes part of your hand.',
    fr: 'Mille écrasements qui ne coûtent rien. C’est au simulateur que la manette devient une partie de la main.',
  },
  picture: 'simulation',
  light: 'ice',
  sections: [
    {
      heading: { en: 'Start with four things', fr: 'Commencez par quatre choses' },
      paragraphs: [
        {
          en: 'Before tactics come reflexes. Work through these in order, each until it is dull, and only then put a ball in the air.',
          fr: 'Avant la tactique viennent les réflexes. Travaillez-les dans l’ordre, chacun jusqu’à l’ennui, et seulement ensuite faites voler un ballon.',
        },
      ],
      points: [
        {
          en: 'Hover in one place, nose away from you, then nose towards you',
          fr: 'Vol stationnaire, nez devant, puis nez vers vous',
        },
        { en: 'Climb and sink without drifting', fr: 'Monter et descendre sans dériver' },
        { en: 'Fly a figure of eight, both ways round', fr: 'Voler un huit, dans les deux sens' },
        { en: 'Through the ring, turn, and back through it', fr: 'Passer l’anneau, tourner, le repasser' },
      ],
    },
    {
      heading: { en: 'Why it carries over', fr: 'Pourquoi cela se transfère' },
      paragraphs: [
        {
          en: 'The radio you hold at home is the radio you hold at the net. What your thumbs have learnt they keep; only the wind of the other balls is new.',
          fr: 'La radio tenue à la maison est celle tenue au filet. Ce que vos pouces ont appris, ils le gardent; seul le souffle des autres ballons est nouveau.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Then for real', fr: 'Ensuite, pour vrai' },
    links: [
      { label: { en: 'Learn the rules', fr: 'Apprendre les règles' }, to: paths.learn },
      { label: { en: 'Kits to build', fr: 'Trousses à assembler' }, to: paths.category('kits') },
    ],
  },
};

export const superPilot: SitePage = {
  title: { en: 'Super pilot', fr: 'Super pilote' },
  lead: {
    en: 'Five positions, one air space. A super pilot can fly every one of them, and fix the ball between sets.',
    fr: 'Cinq positions, un seul espace aérien. Un super pilote peut toutes les tenir, et réparer le ballon entre les manches.',
  },
  picture: 'super-pilot',
  light: 'red',
  sections: [
    {
      heading: { en: 'Know every role', fr: 'Connaître chaque rôle' },
      paragraphs: [
        {
          en: 'Only the striker’s goals count. The four others win them: they open the lane on one end and close it on the other.',
          fr: 'Seuls les buts de l’attaquant comptent. Les quatre autres les gagnent : ils ouvrent le couloir d’un côté et le ferment de l’autre.',
        },
      ],
      points: [
        {
          en: 'Striker: marked, fast, and alone allowed to score',
          fr: 'Attaquant : marqué, rapide, seul autorisé à marquer',
        },
        {
          en: 'Guides: fly ahead and push the guards off the ring',
          fr: 'Guides : volent devant et écartent les défenseurs de l’anneau',
        },
        { en: 'Keepers: hold the line in front of their own goal', fr: 'Gardiens : tiennent la ligne devant leur but' },
      ],
    },
    {
      heading: { en: 'Know the ball', fr: 'Connaître le ballon' },
      paragraphs: [
        {
          en: 'Repairs happen between sets, and the clock does not wait. A bent rib, a chipped propeller, a loose motor screw: practise until you find it by feel.',
          fr: 'Les réparations se font entre les manches, et le chrono n’attend pas. Une côte pliée, une hélice ébréchée, une vis de moteur desserrée : exercez-vous à les trouver au toucher.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Train for it', fr: 'Entraînez-vous' },
    links: [
      { label: { en: 'Join as a member', fr: 'Devenir membre' }, to: paths.membership },
      { label: { en: 'Spare parts', fr: 'Pièces de rechange' }, to: paths.category('parts-and-accessories') },
    ],
  },
};
