import { type LocalText, serverLimits, typesetTexts } from '@dronesoccer/contracts';

const { importedMembershipDays } = serverLimits;

/** The error messages for a list or a row that cannot be imported. */
export const importProblems = typesetTexts({
  province: {
    en: 'Enter a province or territory, such as QC or Quebec',
    fr: 'Entrez une province ou un territoire, comme QC ou Québec',
  },
  plan: {
    en: 'Enter single or family. The youth plan is joined with a guardian.',
    fr: 'Entrez individuelle ou familiale. On adhère à la formule jeunesse avec un parent ou tuteur.',
  },
  day: {
    en: `Enter a date such as 2027-06-30, from today to ${importedMembershipDays} days ahead`,
    fr: `Entrez une date comme 2027-06-30, d’aujourd’hui à ${importedMembershipDays} jours plus tard`,
  },
  closed: { en: 'The account of this person is closed', fr: 'Le compte de cette personne est fermé' },
  unconfirmed: {
    en: 'The account with this address is not confirmed, so someone else may have registered it',
    fr: 'Le compte à cette adresse n’est pas confirmé; quelqu’un d’autre l’a peut-être créé',
  },
} satisfies Readonly<Record<string, LocalText>>);
