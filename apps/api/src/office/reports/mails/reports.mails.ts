import type { LocalText } from '@dronesoccer/contracts';
import { action, aside, defineEmails, rows } from '../../../platform/mail/index.js';

export interface BooksNotice {
  /** The day of the check on the organisation's calendar, `YYYY-MM-DD`. */
  day: string;
  /** The failed checks, each with its number of mismatches and one example. */
  findings: { title: LocalText; total: number; example: string }[];
}

/** Tells the administrators that the nightly reconciliation found something that it cannot explain. */
export const booksNotice = defineEmails<BooksNotice>()('books-notice', {
  reason: {
    en: 'You’re receiving this because you administer the organization’s books.',
    fr: 'Vous recevez ce message parce que vous administrez les comptes de l’organisation.',
  },
  en: ({ day }) => ({
    subject: `The books do not balance (${day})`,
    preview: 'The nightly reconciliation found a difference.',
    title: 'The books do not balance',
    body: 'The nightly reconciliation compared orders, bookings, memberships, payments and stock. These checks failed:',
    calm: 'Nothing was changed. You get this email once a day until the difference is resolved, and again the same day only if the findings change.',
    button: 'Open the reconciliation',
  }),
  fr: ({ day }) => ({
    subject: `Les comptes ne concordent pas (${day})`,
    preview: 'Le rapprochement nocturne a trouvé un écart.',
    title: 'Les comptes ne concordent pas',
    body: 'Le rapprochement nocturne a comparé les commandes, les réservations, les adhésions, les paiements et le stock. Ces vérifications ont échoué :',
    calm: 'Rien n’a été modifié. Vous recevez ce courriel une fois par jour tant que l’écart persiste, et de nouveau le même jour seulement si les constats changent.',
    button: 'Ouvrir le rapprochement',
  }),
  blocks: (text, { findings }, { locale, page }) => [
    rows(findings.map(({ title, total, example }) => ({ label: title[locale], value: `${total} (${example})` }))),
    action(text.button, page('/dashboard/proof')),
    aside(text.calm),
  ],
});
