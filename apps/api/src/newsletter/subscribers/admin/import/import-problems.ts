import { type LocalText, subscriberImportLimits, typesetTexts } from '@dronesoccer/contracts';

const { sourceMax, wordingMax } = subscriberImportLimits;

/** The error messages for a list or a row that cannot be imported. */
export const importProblems = typesetTexts({
  topic: { en: 'This topic does not exist', fr: 'Ce sujet n’existe pas' },
  consentMissing: {
    en: 'Consent is required: enter express, purchase or inquiry',
    fr: 'Sans consentement, personne n’est importé : entrez exprès, achat ou demande',
  },
  consent: { en: 'Enter express, purchase or inquiry', fr: 'Entrez exprès, achat ou demande' },
  dayMissing: {
    en: 'Enter the day on which consent was given',
    fr: 'Entrez le jour où le consentement a été donné',
  },
  day: { en: 'Enter a date such as 2026-07-01', fr: 'Entrez une date comme 2026-07-01' },
  dayAhead: { en: 'This day is in the future', fr: 'Ce jour est à venir' },
  sourceMissing: {
    en: 'Enter where consent was given, such as "Paper form, open house"',
    fr: 'Entrez où le consentement a été donné, par exemple « Formulaire papier, portes ouvertes »',
  },
  source: {
    en: `Enter one line of at most ${sourceMax} characters`,
    fr: `Entrez une seule ligne d’au plus ${sourceMax} caractères`,
  },
  wording: {
    en: `Enter at most ${wordingMax} characters`,
    fr: `Entrez au plus ${wordingMax} caractères`,
  },
  ended: {
    en: 'This implied consent has ended, or ends within a day: it lasts two years after a purchase and six months after an inquiry',
    fr: 'Ce consentement tacite a pris fin ou prend fin d’ici un jour : il dure deux ans après un achat et six mois après une demande',
  },
  unsubscribed: {
    en: 'This person has unsubscribed. Only they can subscribe again.',
    fr: 'Cette personne s’est désabonnée. Elle seule peut s’abonner de nouveau.',
  },
  suppressed: {
    en: 'This address is suppressed: emails to it bounced or were reported as spam',
    fr: 'Cette adresse est bloquée : des courriels ont été refusés ou signalés comme pourriels',
  },
} satisfies Readonly<Record<string, LocalText>>);
