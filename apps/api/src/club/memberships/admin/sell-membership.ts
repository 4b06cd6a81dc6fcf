import { Injectable } from '@nestjs/common';
import {
  AccountState,
  CancelReason,
  type Locale,
  MembershipEventKind,
  PaymentSubjectKind,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { DeskPayments } from '../../../money/payments/index.js';
import { type CurrentSettings, SettingsReader } from '../../../money/taxes/index.js';
import { InviteAccount, type UserAccount, UserAccounts } from '../../../people/users/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { choosePlan, placeMembership } from '../join/place-membership.js';
import { personOf, YoungPeople } from '../join/young-people.js';
import { activeOf, addEvent, unpaidOf } from '../memberships.queries.js';
import { SettleMembership } from '../settle/settle-membership.js';
import { accountState } from './look-up-members.js';

type Sale = ReceivedBody<'memberships.admin.sell'>;

interface SaleContext extends Pick<CurrentSettings, 'taxes'> {
  actorId: string;
  /** The language of the staff. */
  locale: Locale;
}

/** Sells memberships at the desk, where they are paid at once. */
@Injectable()
export class SellMembership {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly desk: DeskPayments,
    private readonly idempotency: Idempotency,
    private readonly invitations: InviteAccount,
    private readonly settings: SettingsReader,
    private readonly settle: SettleMembership,
    private readonly young: YoungPeople,
  ) {}

  /**
   * Sells a year to the account with this email address or to one of its children, and invites a person who has none.
   * The lock of the account lets one of two simultaneous sales pass; the other one no longer matches the membership
   * that its staff saw.
   *
   * @returns the membership's id
   * @throws AppError MEMB_014 if the account is closed or unconfirmed, MEMB_015 if the person's membership has changed
   * since the staff saw it, and as `choosePlan` and `YoungPeople`
   */
  async sell(actorId: string, sale: Sale, locale: Locale, repeat: Repeatable): Promise<string> {
    const { taxes } = await this.settings.current();
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => ({ id: await this.sellIn(tx, sale, { actorId, taxes, locale }) })),
    );
    return id;
  }

  private async sellIn(tx: Tx, sale: Sale, { actorId, taxes, locale }: SaleContext): Promise<string> {
    const account = await this.accountOf(tx, sale, locale);
    const person = await personOf(tx, account.id, sale);
    const own = await activeOf(tx, account.id, null);
    const current = person.childId === null ? own : await activeOf(tx, account.id, person.childId);
    const state = accountState(account, own);
    if (state !== AccountState.ACTIVE && state !== AccountState.INVITED) throw new AppError('MEMB_014');
    if ((current?.id ?? null) !== (sale.currentId?.toLowerCase() ?? null)) throw new AppError('MEMB_015');
    const now = this.clock.now();
    const chosen = await choosePlan(tx, sale, { taxes, locale, now });
    await this.young.check(tx, account, chosen.plan, { ...sale, ...person, at: now, from: null });
    const unpaid = await unpaidOf(tx, account.id);
    if (unpaid !== null) await this.settle.cancel(tx, unpaid.id, CancelReason.CUSTOMER, now);
    const context = { locale: account.locale, now, childId: person.childId };
    const { id } = await placeMembership(tx, account, chosen, context);
    await addEvent(tx, id, MembershipEventKind.PLACED, now, actorId);
    await this.take(tx, id, { actorId, method: sale.method, at: now });
    return id;
  }

  /** Returns the account with this email address, locked until the transaction ends. */
  private async accountOf(tx: Tx, sale: Sale, locale: Locale): Promise<UserAccount> {
    const known = (await this.accounts.findByEmail(sale.email, tx)) ?? (await this.invite(tx, sale, locale));
    const account = await this.accounts.lock(tx, known.id, 'exclusive');
    if (account === null) throw new AppError('MEMB_015');
    return account;
  }

  private async invite(tx: Tx, { email, firstName, lastName, ...sale }: Sale, locale: Locale): Promise<UserAccount> {
    const missing = [
      ...(firstName ? [] : [{ field: 'firstName', message: firstNameMissing }]),
      ...(lastName ? [] : [{ field: 'lastName', message: lastNameMissing }]),
    ];
    if (!firstName || !lastName) throw new AppError('MEMB_005', { errors: missing });
    const person = { email, firstName, lastName, locale: sale.locale ?? locale };
    // Someone else may have opened the account at the same moment.
    const account = (await this.invitations.open(tx, person)) ?? (await this.accounts.findByEmail(email, tx));
    if (account === null) throw new AppError('MEMB_015');
    return account;
  }

  private async take(
    tx: Tx,
    id: string,
    { actorId, method, at }: { actorId: string; method: Sale['method']; at: Date },
  ): Promise<void> {
    const amountCents = await this.desk.take(tx, { kind: PaymentSubjectKind.MEMBERSHIP, id }, { method, at });
    await addEvent(tx, id, MembershipEventKind.PAID_AT_DESK, at, actorId, { amountCents });
    await this.audit.write(tx, {
      ...{ actorId, action: 'membership.sold-at-desk', subjectType: 'membership', subjectId: id },
      after: { amount: toDollars(amountCents), method },
    });
  }
}

const firstNameMissing = { en: 'Enter the first name', fr: 'Entrez le prénom' };
const lastNameMissing = { en: 'Enter the last name', fr: 'Entrez le nom de famille' };
