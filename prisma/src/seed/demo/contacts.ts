import {
  AgeGroup,
  type ContactDetailsWire,
  ContactState,
  ContactSubject,
  ContactType,
  FranchiseBudget,
  FranchiseStart,
  type Locale,
  MembershipFor,
  MessageState,
} from '@dronesoccer/contracts';

/** A demo contact message and the state of its reply. */
export interface DemoContact {
  readonly type: ContactType;
  readonly name: string | null;
  readonly locale?: Locale;
  /** Hours before the demo's reference date. */
  readonly hoursAgo: number;
  readonly phone?: string;
  readonly mayText?: true;
  readonly message: string;
  readonly details?: ContactDetailsWire;
  readonly state?: ContactState;
  readonly isMine?: true;
  readonly isSuspected?: true;
  readonly isDeactivated?: true;
  readonly answers?: readonly DemoAnswer[];
}

interface DemoAnswer {
  readonly way?: 'sms';
  readonly text: string;
  readonly state?: MessageState;
  readonly refusal?: string;
}

const { NEW, OPEN, DONE } = ContactState;
const { CONTACT, MEMBERSHIP, FRANCHISE, SAFE_SPORT } = ContactType;

export const demoContacts: readonly DemoContact[] = [
  {
    ...{ type: CONTACT, name: 'Amélie Gagnon', locale: 'fr', hoursAgo: 2, phone: '+14185550142' },
    details: { subject: ContactSubject.BOOKING },
    message: 'Bonjour,\n\nPeut-on déplacer notre réservation de samedi au dimanche? Nous serions six.\n\nMerci!',
  },
  {
    ...{ type: CONTACT, name: 'Jordan Lee', hoursAgo: 5, details: { subject: ContactSubject.ORDER } },
    message: 'My Striker 20 arrived with one bent cage arm. Can you send a spare, or should I return the whole ball?',
  },
  {
    ...{ type: MEMBERSHIP, name: 'Priya Nair', hoursAgo: 9, phone: '+16475550177', mayText: true },
    details: { forWhom: MembershipFor.CHILD, ageGroup: AgeGroup.FROM_10_TO_13 },
    message: 'My daughter loved her first session. Which membership suits a beginner who can come twice a week?',
  },
  {
    ...{ type: FRANCHISE, name: 'Étienne Bouchard', locale: 'fr', hoursAgo: 20, phone: '+18195550163' },
    details: {
      ...{ city: 'Gatineau', budget: FranchiseBudget.FROM_100_TO_250, start: FranchiseStart.IN_A_YEAR },
      experience: 'Gérant d’un centre de curling depuis huit ans.',
    },
    message: 'Nous avons une salle de 400 m² libre de mai à septembre. Quelles sont les premières étapes?',
  },
  {
    ...{ type: CONTACT, name: 'Maya Thompson', hoursAgo: 26, details: { subject: ContactSubject.PRESS } },
    message: 'I write for a local weekly in Halifax and would like to photograph a league evening. Whom do I call?',
  },
  {
    ...{ type: CONTACT, name: 'Liam O’Brien', hoursAgo: 31, state: OPEN, isMine: true },
    details: { subject: ContactSubject.SPORT },
    message: 'Do referees accept 3D-printed cages in class 40?',
  },
  {
    ...{ type: MEMBERSHIP, name: 'Sofia Rossi', hoursAgo: 44, state: OPEN, isMine: true, phone: '+16045550118' },
    mayText: true,
    details: { forWhom: MembershipFor.GROUP, ageGroup: AgeGroup.MIXED, club: 'Kitsilano Flyers' },
    message: 'We are a club of twelve. Is there a group rate, and can we keep one evening for ourselves?',
    answers: [
      {
        text: 'Hello Sofia,\n\nThere is: from ten members on you pay the member price for everyone, and you can book the whole arena.\n\nWhich evening would you like?',
      },
      { way: 'sms', text: 'Hello Sofia, Thursday 7 pm is free all spring. Shall we hold it for you?' },
    ],
  },
  {
    ...{ type: CONTACT, name: 'Noah Tremblay', locale: 'fr', hoursAgo: 52, state: OPEN, isMine: true },
    details: { subject: ContactSubject.ORDER },
    message: 'Le suivi de mon colis n’a pas bougé depuis lundi.',
    answers: [
      {
        text: 'Bonjour Noah,\n\nLe transporteur confirme un retard. Votre colis devrait arriver demain.',
        state: MessageState.REFUSED,
        refusal: '550',
      },
    ],
  },
  {
    ...{ type: FRANCHISE, name: 'Grace Chen', hoursAgo: 75, state: OPEN, isMine: true },
    details: { city: 'Saskatoon', budget: FranchiseBudget.FROM_50_TO_100, start: FranchiseStart.IN_6_MONTHS },
    message: 'I run two trampoline parks. Could an inflatable arena stand in one of them on weekdays?',
    answers: [{ text: 'Hello Grace,\n\nYes: it needs 32 m² and stands in twenty minutes. May we call you on Friday?' }],
  },
  {
    ...{ type: CONTACT, name: 'Daniel Kowalski', hoursAgo: 98, state: DONE, isMine: true },
    details: { subject: ContactSubject.BOOKING },
    message: 'Is there parking at the arena, and is the entrance step-free?',
    answers: [
      { text: 'Hello Daniel,\n\nYes to both: parking is free behind the building, and the door there has no step.' },
    ],
  },
  {
    ...{ type: CONTACT, name: 'Chloé Martin', locale: 'fr', hoursAgo: 121, state: DONE, isMine: true },
    details: { subject: ContactSubject.SPORT },
    message: 'À partir de quel âge peut-on jouer?',
    answers: [{ text: 'Bonjour Chloé,\n\nDès 8 ans, avec un adulte dans l’aréna jusqu’à 12 ans.' }],
  },
  {
    ...{ type: MEMBERSHIP, name: 'Ahmed Hassan', hoursAgo: 150, state: DONE, isMine: true },
    details: { forWhom: MembershipFor.ME, ageGroup: AgeGroup.ADULT },
    message: 'Can I pause my membership over the summer?',
    answers: [{ text: 'Hello Ahmed,\n\nYou can, for up to three months a year. Tell us the first day.' }],
  },
  {
    ...{ type: CONTACT, name: 'Emma Wilson', hoursAgo: 190, state: DONE },
    details: { subject: ContactSubject.OTHER },
    message: 'Thank you for the birthday party yesterday. The kids talk of nothing else!',
  },
  {
    ...{ type: FRANCHISE, name: 'Mateo Alvarez', hoursAgo: 260, state: DONE, isMine: true },
    details: { city: 'Moncton', budget: FranchiseBudget.UNDER_50, start: FranchiseStart.LATER },
    message: 'Please send me the brochure.',
    answers: [{ text: 'Hello Mateo,\n\nIt is on its way to you. Call us whenever you like.' }],
  },
  {
    ...{ type: CONTACT, name: 'Olivia Brown', hoursAgo: 410, state: DONE, isMine: true },
    details: { subject: ContactSubject.ORDER },
    message: 'Do you ship to Yukon?',
    answers: [{ text: 'Hello Olivia,\n\nWe do, to every province and territory, usually within eight days.' }],
  },
  {
    ...{ type: CONTACT, name: 'Jordan Lee', hoursAgo: 700, state: DONE, isMine: true },
    details: { subject: ContactSubject.ORDER },
    message: 'Which charger fits the Striker 20?',
    answers: [{ text: 'Hello Jordan,\n\nThe duo charger in the parts section; it charges two batteries at once.' }],
  },
  {
    ...{
      type: CONTACT,
      name: 'Best Ranking',
      hoursAgo: 15,
      isSuspected: true,
      details: { subject: ContactSubject.OTHER },
    },
    message: 'We bring your website to the first page of every search engine. Write back for our offer.',
  },
  {
    ...{ type: CONTACT, name: 'Cheap Followers', hoursAgo: 88, isSuspected: true },
    message: '10,000 followers for your club, delivered tonight.',
  },
  {
    ...{ type: CONTACT, name: 'Test Test', hoursAgo: 320, state: NEW, isDeactivated: true },
    message: 'test',
  },
  {
    ...{ type: SAFE_SPORT, name: null, hoursAgo: 30 },
    details: { when: 'Last Saturday', where: 'Warm-up area', wantsContact: true },
    message: 'A coach of another team shouted at a ten-year-old until he cried. Several parents saw it.',
  },
  {
    ...{ type: SAFE_SPORT, name: 'Renée Lavoie', locale: 'fr', hoursAgo: 240, state: OPEN, isMine: true },
    details: { where: 'Vestiaire', wantsContact: true },
    message: 'Des joueurs plus âgés prennent des photos dans le vestiaire sans demander.',
    answers: [
      {
        text: 'Bonjour,\n\nMerci de nous l’avoir dit. Nous vous appelons demain et avons averti l’aréna dès aujourd’hui.',
      },
    ],
  },
];

export const demoAnswers = [
  {
    titleEn: 'Opening hours',
    titleFr: 'Heures d’ouverture',
    textEn:
      'Hello,\n\nEach arena has its own hours: you find them on its page under Arenas, with every free time of the week.\n\nSee you soon!',
    textFr:
      'Bonjour,\n\nChaque aréna a ses propres heures : vous les trouverez à sa page, sous Arénas, avec toutes les plages libres de la semaine.\n\nÀ bientôt!',
  },
  {
    titleEn: 'Damaged on arrival',
    titleFr: 'Endommagé à la livraison',
    textEn:
      'Hello,\n\nWe are sorry about that. Please open your order, choose Return items and the reason “Damaged”. You need not send anything back before we have answered.',
    textFr:
      'Bonjour,\n\nNous en sommes désolés. Ouvrez votre commande, choisissez Retourner des articles et la raison « Endommagé ». Ne renvoyez rien avant notre réponse.',
  },
  {
    titleEn: 'First steps to a franchise',
    titleFr: 'Premiers pas vers une franchise',
    textEn:
      'Hello,\n\nThank you for your interest. The next step is a call of half an hour about your city, your space and your plans. Which day suits you?',
    textFr:
      'Bonjour,\n\nMerci de votre intérêt. La prochaine étape est un appel d’une demi-heure sur votre ville, votre espace et vos projets. Quel jour vous convient?',
  },
] as const;

/** The office hours in the demo's settings. */
export const demoHours = {
  en: 'Monday to Friday, 9 am to 5 pm\nSaturday, 10 am to 2 pm',
  fr: 'Du lundi au vendredi, de 9 h à 17 h\nLe samedi, de 10 h à 14 h',
} as const;
