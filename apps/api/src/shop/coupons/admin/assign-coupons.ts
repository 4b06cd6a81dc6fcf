import { Injectable } from '@nestjs/common';
import {
  type AssignCouponWire,
  type AssignOutcome,
  type CouponAssignmentWire,
  type CouponState,
  errorText,
  fieldRules,
  type Locale,
  type LocalText,
  normalizeField,
  type Page,
  type ReceivedQuery,
  validateField,
} from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, executorOf, readPage, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Mail } from '../../../platform/mail/index.js';
import { assignmentList, assignTo, localesOf, unassignFrom } from './assignments.queries.js';
import { presentAssignment } from './coupons.presenter.js';
import { type AdminCouponRow, lockCoupon } from './coupons.queries.js';
import { couponAssigned, couponFacts } from '../mails/coupons.mails.js';

interface Assignment {
  id: string;
  emails: readonly string[];
  sendMail: boolean;
  /** The language of the email for recipients without an account. */
  mailLocale: Locale;
  /** The language of the response. */
  locale: Locale;
}

/** Coupons in these states cannot be used, so they are not assigned. */
const unusableReasons: Readonly<Partial<Record<CouponState, LocalText>>> = {
  ended: { en: 'This coupon has ended', fr: 'Ce coupon est terminé' },
  usedUp: { en: 'This coupon has been used up', fr: 'Ce coupon est épuisé' },
  inactive: { en: 'This coupon is inactive', fr: 'Ce coupon est inactif' },
};

/** Assigns coupons to email addresses, each at most once, and removes assignments. */
@Injectable()
export class AssignCoupons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly mail: Mail,
  ) {}

  async list(couponId: string, query: ReceivedQuery<'coupons.admin.assignments'>): Promise<Page<CouponAssignmentWire>> {
    const coupon = await this.database.prisma.coupon.findUnique({ where: { id: couponId }, select: { id: true } });
    if (coupon === null) throw new AppError('COUPON_NOT_FOUND');
    return readPage(this.database, assignmentList, { ...query, couponId }, presentAssignment);
  }

  /**
   * Assigns a coupon. Each of several addresses gets its own result. A single address is refused with an error code.
   *
   * @throws AppError COUPON_ASSIGN_FAILED if the coupon can no longer be used, COUPON_ALREADY_ASSIGNED or COMMON_010
   * for a single address
   */
  async assign(actorId: string, { id, emails, sendMail, mailLocale, locale }: Assignment): Promise<AssignCouponWire> {
    const asked = distinct(emails);
    const acceptable = asked.filter(isEmail);
    const [only, ...others] = asked;
    const isAlone = others.length === 0;
    if (isAlone && acceptable.length === 0) throw invalidEmail(only ?? '');
    const now = this.clock.now();
    const fresh = await this.database.prismaTransaction(async (prisma) => {
      const tx = executorOf(prisma);
      const coupon = await lockCoupon(prisma, id, now);
      if (coupon === null) throw new AppError('COUPON_NOT_FOUND');
      const reason = unusableReasons[coupon.state];
      if (reason) throw new AppError('COUPON_ASSIGN_FAILED', { errors: [{ field: 'emails', message: reason }] });
      const assigned = await assignTo(tx, id, acceptable, now);
      if (assigned.size === 0) return assigned;
      await this.write(tx, actorId, 'coupon.assigned', id, [...assigned]);
      if (sendMail) await this.sendMails(tx, coupon, [...assigned], mailLocale);
      return assigned;
    });
    if (isAlone && fresh.size === 0) throw new AppError('COUPON_ALREADY_ASSIGNED');
    return { assigned: fresh.size, results: asked.map((email) => outcomeOf(email, fresh, locale)) };
  }

  /** Removes assignments. An address that was never assigned is not an error. */
  async unassign(actorId: string, id: string, emails: readonly string[]): Promise<{ unassigned: number }> {
    return this.database.prismaTransaction(async (prisma) => {
      const tx = executorOf(prisma);
      if ((await lockCoupon(prisma, id, this.clock.now())) === null) throw new AppError('COUPON_NOT_FOUND');
      const taken = await unassignFrom(tx, id, distinct(emails));
      if (taken.length > 0) await this.write(tx, actorId, 'coupon.unassigned', id, taken);
      return { unassigned: taken.length };
    });
  }

  private async sendMails(tx: Tx, coupon: AdminCouponRow, emails: readonly string[], fallback: Locale): Promise<void> {
    const locales = await localesOf(tx, emails);
    const data = couponFacts(coupon);
    const mails = emails.map((to) => ({ to, locale: locales.get(to) ?? fallback, template: couponAssigned, data }));
    await this.mail.enqueueMany(tx, mails);
  }

  /** The entry counts the addresses: it outlives the accounts of their owners, who may erase them. */
  private write(tx: Tx, actorId: string, action: string, id: string, emails: readonly string[]): Promise<void> {
    const after = { addresses: emails.length };
    return this.audit.write(tx, { actorId, action, subjectType: 'coupon', subjectId: id, after });
  }
}

const isEmail = (text: string): boolean => validateField(fieldRules.email, text, 'en') === null;

/** Removes duplicates by the database's comparison, and keeps the spelling as typed. */
function distinct(emails: readonly string[]): string[] {
  const byIdentity = new Map<string, string>();
  for (const email of emails.map((text) => normalizeField(fieldRules.email, text))) {
    if (!byIdentity.has(email.toLowerCase())) byIdentity.set(email.toLowerCase(), email);
  }
  return [...byIdentity.values()];
}

function invalidEmail(email: string): AppError {
  const { required, invalid } = fieldRules.email;
  return new AppError('COMMON_010', { errors: [{ field: 'emails', message: email === '' ? required : invalid }] });
}

function outcomeOf(email: string, fresh: ReadonlySet<string>, locale: Locale): AssignOutcome {
  if (fresh.has(email.toLowerCase())) return { email, code: null, message: '' };
  const invalid = validateField(fieldRules.email, email, locale);
  if (invalid !== null) return { email, code: 'COMMON_010', message: invalid };
  const code = 'COUPON_ALREADY_ASSIGNED';
  return { email, code, message: errorText(code, locale) };
}
