import { Injectable } from '@nestjs/common';
import { birthDateProblems, type LocalText, type ReceivedBody } from '@dronesoccer/contracts';
import { isMinorOn } from '@dronesoccer/domain';
import { UserAccounts } from '../../people/users/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { hasOpenMembership, MemberStatus } from '../memberships/index.js';
import { childrenOf, deleteChild, hasSameChild, insertChild, updateChild } from './families.queries.js';
import { assertNotTooMany, lockAccount } from './family-locks.js';
import { ReadFamily } from './read-family.js';

type ChildBody = ReceivedBody<'family.addChild'>;

/** Lets a guardian manage the profiles of children. */
@Injectable()
export class EditChildren {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly family: ReadFamily,
    private readonly members: MemberStatus,
  ) {}

  /**
   * Adds a child. The call is idempotent: a child with the same names and the same date of birth is added once.
   *
   * @throws AppError FAMI_004 for a date of birth that is not a child's, FAMI_005 if the family is full
   */
  async add(guardianId: string, body: ChildBody): Promise<void> {
    const child = this.checked(body);
    await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, guardianId);
      const isNew = await insertChild(tx, { ...child, guardianId });
      if (isNew) await assertNotTooMany(tx, guardianId);
    });
  }

  /**
   * @throws AppError FAMI_001; FAMI_004 as `add`, and for the names and the date of birth of another child; FAMI_006 with
   *   the family if the child has changed since
   */
  async change(
    guardianId: string,
    id: string,
    { version, ...body }: ReceivedBody<'family.changeChild'>,
  ): Promise<void> {
    const child = this.checked(body);
    const isChanged = await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, guardianId);
      if (await hasSameChild(tx, { ...child, id, guardianId })) {
        throw new AppError('FAMI_004', { errors: [{ field: 'firstName', message: sameChild }] });
      }
      return updateChild(tx, { ...child, id, guardianId, version });
    });
    if (isChanged) return;
    const data = await this.family.get(guardianId);
    if (!data.children.some((known) => known.id === id.toLowerCase())) throw new AppError('FAMI_001');
    throw new AppError('FAMI_006', { data });
  }

  /**
   * Removes a child's profile. The seats of its bookings keep the name, and an account that took the profile over is no
   * longer in the family.
   *
   * @throws AppError FAMI_001, FAMI_011 while a membership of the child runs or waits for its payment
   */
  async remove(guardianId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, guardianId);
      const child = (await childrenOf(tx, guardianId)).find((known) => known.id === id.toLowerCase());
      if (child === undefined) throw new AppError('FAMI_001');
      if (await hasOpenMembership(tx, child.id)) throw new AppError('FAMI_011');
      const account = child.accountId && (await this.accounts.lock(tx, child.accountId, 'exclusive'));
      if (account) await this.members.noteUse(tx, account.id);
      await deleteChild(tx, child.id);
      if (account) await this.members.refresh(tx, account.id);
    });
  }

  /** @throws AppError FAMI_004 if the date is in the future or the person is 18 or older */
  private checked({ notes = '', ...child }: ChildBody): Required<ChildBody> {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (!isMinorOn(child.birthDate, today)) {
      const message = child.birthDate > today ? birthDateProblems.ahead : tooOld;
      throw new AppError('FAMI_004', { errors: [{ field: 'birthDate', message }] });
    }
    return { ...child, notes };
  }
}

const sameChild: LocalText = {
  en: 'Another child has this name and this date of birth',
  fr: 'Un autre enfant porte ce nom et a cette date de naissance',
};
const tooOld: LocalText = {
  en: 'Only people under 18 have a profile here',
  fr: 'Seules les personnes de moins de 18 ans ont un profil ici',
};
