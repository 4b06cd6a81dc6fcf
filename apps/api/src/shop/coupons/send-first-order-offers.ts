import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CouponKind, type Locale } from '@dronesoccer/contracts';
import { addDays, readableCode } from '@dronesoccer/domain';
import { dayEndInCanada, pacificDay } from '@dronesoccer/domain/calendar';
import { Clock } from '../../platform/clock/index.js';
import { Database, executorOf, newId, type PrismaTx } from '../../platform/database/index.js';
import { defineJob, Jobs } from '../../platform/jobs/index.js';
import { Mail, mailJob, StrangerMail } from '../../platform/mail/index.js';
import { readSettings } from '../../platform/settings/index.js';
import { assignTo } from './admin/assignments.queries.js';
import { adminCoupon, deleteCoupon, insertCoupon } from './admin/coupons.queries.js';
import { claimOffer, hasOrdered, offeredCoupon } from './first-order.queries.js';
import { couponFacts, type FirstOrderFacts, firstOrderOffer } from './mails/coupons.mails.js';

const sendFirstOrderOffer = defineJob<{ email: string; locale: Locale }>('coupons.first-order', {
  timeoutSeconds: mailJob.timeoutSeconds,
  sendsEmail: true,
  title: { en: 'First-order coupon', fr: 'Coupon de première commande' },
});

/**
 * Sends each email address its own coupon for a first order. Everything that depends on the address happens in a job,
 * so the response and its timing are the same for everyone.
 */
@Injectable()
export class SendFirstOrderOffers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(sendFirstOrderOffer, ({ email, locale }) => this.send(email, locale));
  }

  /** @param from the network address of the request */
  async ask(email: string, locale: Locale, from: string): Promise<void> {
    if (!(await this.strangers.admits({ purpose: 'first order', to: email, from }))) return;
    await this.jobs.enqueue(this.database, sendFirstOrderOffer, { email, locale });
  }

  /** Creates the offer, unless it exists, and emails it. A retry sends the same coupon again. */
  async send(email: string, locale: Locale): Promise<void> {
    const data = await this.database.prismaTransaction((tx) => this.offer(tx, email));
    await this.mail.send({ to: email, locale, template: firstOrderOffer, data });
  }

  private async offer(tx: PrismaTx, email: string): Promise<FirstOrderFacts> {
    const sql = executorOf(tx);
    if (await hasOrdered(sql, email)) return { coupon: null, reason: 'ordered' };
    const id = (await offeredCoupon(sql, email)) ?? (await this.newOffer(tx, email));
    const coupon = await adminCoupon(tx, id, this.clock.now());
    // The coupon is used up, ended or switched off. Sending a code that will be refused would only annoy the customer.
    if (coupon?.state !== 'active') return { coupon: null, reason: 'over' };
    return { coupon: couponFacts(coupon) };
  }

  private async newOffer(tx: PrismaTx, email: string): Promise<string> {
    const now = this.clock.now();
    const sql = executorOf(tx);
    const { percent, validDays } = (await readSettings(sql)).firstOrderOffer;
    const id = newId();
    const terms = {
      kind: CouponKind.PERCENT,
      amount: percent,
      minSubtotalCents: 0,
      categories: [],
      startsAt: null,
      // The email names the last day only, so the whole day counts, wherever the customer lives.
      endsAt: dayEndInCanada(addDays(pacificDay(now), validDays)),
      totalUses: null,
      usesPerPerson: 1,
      firstOrderOnly: true,
      assignedOnly: true,
      isActive: true,
    };
    while (!(await insertCoupon(tx, id, { ...terms, code: `DRONE-${readableCode(randomBytes(8))}` }, now)));
    if (await claimOffer(sql, email, id, now)) {
      await assignTo(sql, id, [email], now);
      return id;
    }
    // Two requests ran at once. The first has made the offer, which can now be read.
    await deleteCoupon(tx, id);
    const first = await offeredCoupon(sql, email);
    if (first === null) throw new Error('A first-order offer that stood in the way is gone');
    return first;
  }
}
