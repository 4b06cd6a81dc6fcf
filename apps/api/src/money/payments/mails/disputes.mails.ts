import { disputeReason } from '@dronesoccer/contracts';
import { organisationDay, dayText } from '@dronesoccer/domain/calendar';
import { action, aside, defineEmails, line, rows } from '../../../platform/mail/index.js';

export interface DisputeNotice {
  /** The number of the order, booking or membership. */
  number: string;
  provider: string;
  /** The provider's ID of the dispute. */
  reference: string;
  /** The provider's code of the reason. */
  reason: string;
  amountCents: number;
  /** True if the bank only asks, and no money has moved. */
  isInquiry: boolean;
  /** The time until which evidence is accepted, or null. */
  respondBy: string | null;
}

/** Tells the administrators that a customer disputes a payment, while evidence is still accepted. */
export const disputeNotice = defineEmails<DisputeNotice>()('dispute-notice', {
  reason: {
    en: 'You’re receiving this because you administer the organization’s payments.',
    fr: 'Vous recevez ce message parce que vous administrez les paiements de l’organisation.',
  },
  en: ({ number, isInquiry }) => ({
    subject: isInquiry
      ? `A customer’s bank is asking about a payment (${number})`
      : `A payment is disputed (${number})`,
    body: isInquiry
      ? `A customer asked their bank about the payment for ${number}. Answer on the payment provider’s site, or refund the payment; without an answer, it can become a dispute.`
      : `A customer asked their bank to return the payment of ${number}. Answer with evidence on the payment provider’s site; without an answer, the dispute is lost.`,
    amount: 'Disputed amount',
    why: 'Reason',
    until: 'Evidence accepted until',
    reference: 'Dispute',
    refunds: 'The payment cannot be refunded until the bank has decided.',
    button: 'See the disputes',
    calm: 'You get one email when a bank asks, and one when a payment is disputed.',
  }),
  fr: ({ number, isInquiry }) => ({
    subject: isInquiry ? `Une banque s’informe sur un paiement (${number})` : `Un paiement est contesté (${number})`,
    body: isInquiry
      ? `Une personne a interrogé sa banque sur le paiement de ${number}. Répondez sur le site du fournisseur de paiement, ou remboursez le paiement; sans réponse, une contestation peut suivre.`
      : `Le paiement de ${number} est contesté auprès de la banque de la personne qui l’a fait. Répondez avec des preuves sur le site du fournisseur de paiement; sans réponse, la contestation est perdue.`,
    amount: 'Montant contesté',
    why: 'Motif',
    until: 'Preuves acceptées jusqu’au',
    reference: 'Contestation',
    refunds: 'Le paiement ne peut pas être remboursé avant la décision de la banque.',
    button: 'Voir les contestations',
    calm: 'Vous recevez un courriel quand une banque s’informe, et un autre quand un paiement est contesté.',
  }),
  blocks: (text, { amountCents, reason, respondBy, provider, reference, isInquiry }, { locale, page, money }) => [
    rows([
      { label: text.amount, value: money(amountCents) },
      { label: text.why, value: disputeReason(reason, locale) },
      ...(respondBy === null
        ? []
        : [{ label: text.until, value: dayText(organisationDay(new Date(respondBy)), locale) }]),
      { label: text.reference, value: `${provider} ${reference}` },
    ]),
    ...(isInquiry ? [] : [line(text.refunds)]),
    action(text.button, page('/dashboard/disputes')),
    aside(text.calm),
  ],
});
