import { limits, type LocalText, MembershipStatus } from '@dronesoccer/contracts';
import { dayText } from '@dronesoccer/domain/calendar';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import {
  action,
  aside,
  defineEmails,
  emailJob,
  type EmailOfJob,
  highlight,
  line,
  receipt,
  reference,
} from '../../../platform/mail/index.js';
import { missingWaiver } from '../../waivers/index.js';
import { receiptOf } from '../documents/membership-invoice.js';
import { mailAboutMembership } from '../memberships.jobs.js';
import { activeOf, membershipById, type MembershipRow, refundsOf } from '../memberships.queries.js';

interface MembershipFacts {
  membership: MembershipRow;
  /** The first and last day, `YYYY-MM-DD`. Empty for a membership that never began, which only the email about its payment is about. */
  firstDay: string;
  lastDay: string;
  /** The amount that is refunded, in cents. */
  refundCents: number;
  /** True if staff gave the amount back at the desk, where the membership was paid. */
  isHandedBack: boolean;
  /** The page on which the account signs the member's missing waiver. Emails that were queued earlier have none. */
  signPath?: `/${string}` | null;
}

const memberReason: LocalText = {
  en: 'You’re receiving this because this account has a membership.',
  fr: 'Vous recevez ce message parce que ce compte a une adhésion.',
};

/** Names the membership at the start of a sentence, with the child whom it is for. */
const ofWhom = ({ childName }: MembershipRow): LocalText =>
  childName === null
    ? { en: 'Your membership', fr: 'Votre adhésion' }
    : { en: `The membership of ${childName}`, fr: `L’adhésion de ${childName}` };

/** The number of the membership, with the child whom it is for. */
const numberWithChild = ({ number, childName }: MembershipRow): string =>
  childName === null ? number : `${number} (${childName})`;

const membershipEmail = defineEmails<MembershipFacts>({ reason: memberReason });

export const membershipEmails = {
  confirmed: membershipEmail('membership-confirmed', {
    en: ({ membership, membership: { planName, childName }, firstDay, lastDay }) => ({
      subject: childName === null ? 'You are a member' : `${childName} is a member`,
      body: `${ofWhom(membership).en} (${planName.en}) is valid from ${dayText(firstDay, 'en')} until ${dayText(lastDay, 'en')}. Bookings made with your account have the member price.`,
      number: 'Membership',
      button: 'See my membership',
      waiver: `Everyone who plays signs a waiver once a year. ${childName === null ? 'Yours' : `The one for ${childName}`} is still missing.`,
      sign: 'Sign the waiver',
      never: 'It ends on its own and is never renewed without you.',
    }),
    fr: ({ membership, membership: { planName, childName }, firstDay, lastDay }) => ({
      subject: childName === null ? 'Vous êtes membre' : `${childName} est membre`,
      body: `${ofWhom(membership).fr} (${planName.fr}) est valide du ${dayText(firstDay, 'fr')} au ${dayText(lastDay, 'fr')}. Les réservations faites avec votre compte sont au tarif membre.`,
      number: 'Adhésion',
      button: 'Voir mon adhésion',
      waiver: `Toute personne qui joue signe une décharge une fois par année. ${childName === null ? 'La vôtre manque' : `Celle de ${childName} manque`} encore.`,
      sign: 'Signer la décharge',
      never: 'Elle prend fin d’elle-même et n’est jamais renouvelée sans vous.',
    }),
    blocks: ({ number, button, waiver, sign, never }, { membership, signPath }, { locale, page }) => [
      highlight(number, membership.number),
      membership.totalCents > 0 && receipt(receiptOf(membership, locale), locale),
      action(button, page('/profile?tab=5')),
      signPath ? [line(waiver), reference(sign, page(signPath))] : null,
      aside(never),
    ],
  }),
  reminder: membershipEmail('membership-reminder', {
    en: ({ membership, lastDay }) => ({
      subject: `${ofWhom(membership).en} is valid until ${dayText(lastDay, 'en')}`,
      title:
        membership.childName === null ? 'Renew your membership' : `Renew the membership of ${membership.childName}`,
      body: 'A renewal continues from the last day, however early you renew, so you lose nothing.',
      grace: `Without a renewal, your member price stays for ${limits.membershipGraceDays} more days.`,
      button: 'Renew my membership',
      stop: 'You can stop these emails on the same page.',
    }),
    fr: ({ membership, lastDay }) => ({
      subject: `${ofWhom(membership).fr} est valide jusqu’au ${dayText(lastDay, 'fr')}`,
      title:
        membership.childName === null
          ? 'Renouvelez votre adhésion'
          : `Renouvelez l’adhésion de ${membership.childName}`,
      body: 'Un renouvellement prolonge l’adhésion à partir de son dernier jour, même si vous renouvelez tôt : vous ne perdez rien.',
      grace: `Sans renouvellement, votre tarif membre est maintenu ${limits.membershipGraceDays} jours de plus.`,
      button: 'Renouveler mon adhésion',
      stop: 'Vous pouvez arrêter ces courriels sur la même page.',
    }),
    blocks: ({ grace, button, stop }, _facts, { page }) => [
      line(grace),
      action(button, page('/profile?tab=5')),
      aside(stop),
    ],
  }),
  over: membershipEmail('membership-over', {
    en: ({ membership, refundCents, isHandedBack }, { money }) => ({
      subject: `${ofWhom(membership).en} is over`,
      body: `${ofWhom(membership).en} has ended. From now on, your bookings have the regular price. You can join again at any time.`,
      refund: isHandedBack
        ? `We gave ${money(refundCents)} back to you at the desk.`
        : `We refund ${money(refundCents)}. This can take up to ten days to appear on your statement.`,
      button: 'See the plans',
    }),
    fr: ({ membership, refundCents, isHandedBack }, { money }) => ({
      subject: `${ofWhom(membership).fr} a pris fin`,
      body: `${ofWhom(membership).fr} a pris fin. Vos réservations sont désormais au tarif courant. Vous pouvez adhérer de nouveau à tout moment.`,
      refund: isHandedBack
        ? `Nous vous avons remis ${money(refundCents)} au comptoir.`
        : `Nous vous remboursons ${money(refundCents)}. Ce montant peut prendre jusqu’à dix jours avant de figurer sur votre relevé.`,
      button: 'Voir les formules',
    }),
    blocks: ({ refund, button }, { refundCents }, { page }) => [
      refundCents > 0 && line(refund),
      action(button, page('/membership')),
    ],
  }),
  refunded: membershipEmail('membership-refunded', {
    en: ({ membership, refundCents, isHandedBack }, { money }) => ({
      subject: `Your refund for membership ${numberWithChild(membership)}`,
      body: isHandedBack
        ? `Membership ${numberWithChild(membership)} has ended, and we gave ${money(refundCents)} back to you at the desk.`
        : `Membership ${numberWithChild(membership)} has ended, and we refund ${money(refundCents)}. This can take up to ten days to appear on your statement.`,
      other: 'Another membership goes on, so your bookings keep the member price.',
      button: 'See my membership',
    }),
    fr: ({ membership, refundCents, isHandedBack }, { money }) => ({
      subject: `Votre remboursement pour l’adhésion ${numberWithChild(membership)}`,
      body: isHandedBack
        ? `L’adhésion ${numberWithChild(membership)} a pris fin et nous vous avons remis ${money(refundCents)} au comptoir.`
        : `L’adhésion ${numberWithChild(membership)} a pris fin et nous vous remboursons ${money(refundCents)}. Ce montant peut prendre jusqu’à dix jours avant de figurer sur votre relevé.`,
      other: 'Une autre adhésion se poursuit : vos réservations restent au tarif membre.',
      button: 'Voir mon adhésion',
    }),
    blocks: ({ other, button }, _facts, { page }) => [line(other), action(button, page('/profile?tab=5'))],
  }),
  'paid-in-vain': membershipEmail('membership-paid-in-vain', {
    en: ({ membership, refundCents }, { money }) => ({
      subject: `Your payment for membership ${numberWithChild(membership)} is refunded`,
      body: `Your payment arrived for membership ${numberWithChild(membership)}, which had already been paid for, cancelled or replaced. We refund ${money(refundCents)}. This can take up to ten days to appear on your statement.`,
      button: 'See my membership',
    }),
    fr: ({ membership, refundCents }, { money }) => ({
      subject: `Votre paiement de l’adhésion ${numberWithChild(membership)} est remboursé`,
      body: `Votre paiement est arrivé pour l’adhésion ${numberWithChild(membership)}, déjà payée, annulée ou remplacée. Nous vous remboursons ${money(refundCents)}. Ce montant peut prendre jusqu’à dix jours avant de figurer sur votre relevé.`,
      button: 'Voir mon adhésion',
    }),
    blocks: ({ button }, _facts, { page }) => [action(button, page('/profile?tab=5'))],
  }),
};

/** Reads the data of an email to a member. Reminders that are no longer needed or wanted are skipped. */
export const membershipEmailJob = emailJob(
  mailAboutMembership,
  { clock: Clock, database: Database },
  async (job, { clock, database }): Promise<EmailOfJob<MembershipFacts> | null> => {
    const membership = await membershipById(database, job.membershipId);
    if (membership === null || membership.userId === null) return null;
    if (membership.lastDay === null && job.kind !== 'paid-in-vain') return null;
    if (job.kind === 'reminder' && !(await needsReminder(database, membership, job.lastDay))) return null;
    if (job.kind === 'confirmed' && membership.status !== MembershipStatus.ACTIVE) return null;
    const { email: to, locale } = membership;
    const { firstDay, lastDay } = membership;
    const refunds = await refundsOf(database, membership.id);
    const missing = job.kind === 'confirmed' ? await missingWaiver(database, membership, clock.now()) : null;
    const data = {
      ...{ membership, firstDay: firstDay ?? '', lastDay: lastDay ?? '', refundCents: job.refundCents ?? 0 },
      isHandedBack: refunds.some(({ atDesk }) => atDesk),
      signPath: missing?.path ?? null,
    };
    return { to, locale, template: membershipEmails[job.kind], data };
  },
);

/** Returns whether a member wants to be reminded of this last day, and has not renewed. */
async function needsReminder(
  database: Database,
  { id, userId, childId, status, wantsReminders, lastDay }: MembershipRow,
  remindedDay = lastDay,
): Promise<boolean> {
  if (remindedDay !== lastDay) return false;
  if (status !== MembershipStatus.ACTIVE || !wantsReminders || userId === null) return false;
  return (await activeOf(database, userId, childId))?.id === id;
}
