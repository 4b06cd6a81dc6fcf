import { Injectable } from '@nestjs/common';
import { birthDateProblems, type LocalText, PlanKind, type ProvinceCode, serverLimits } from '@dronesoccer/contracts';
import { hasAgeOn, isMinorOn } from '@dronesoccer/domain';
import { dayAt, provinceZone } from '@dronesoccer/domain/calendar';
import type { UserAccount } from '../../../people/users/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AskGuardian, confirmedPerson, recordMinor } from '../../waivers/index.js';
import { birthDateOfChild } from '../child-memberships.queries.js';
import { activeOf } from '../memberships.queries.js';
import type { PlanRow } from '../plans.queries.js';
import { termAfter } from '../settle/settle-membership.js';

interface MemberToBe {
  /** The child of the account, or null for the account's own person. */
  childId: string | null;
  /** Undefined if the client did not ask for it, as before every plan did. */
  birthDate: string | null | undefined;
}

interface YoungMember extends MemberToBe {
  guardianEmail?: string | null | undefined;
  /** The province of the membership. Its time zone decides the current day and the first day. */
  province: ProvinceCode;
  at: Date;
  /** The network of the request, for the limit of emails to typed addresses; null for staff. */
  from: string | null;
  /** A SUPER_ADMIN who gives a membership may not know the date of birth, which only the youth plan then needs. */
  isGift?: boolean;
}

/** Checks the age of the person whom a plan is bought or given for. A person under age with an account names a guardian. */
@Injectable()
export class YoungPeople {
  constructor(private readonly asking: AskGuardian) {}

  /**
   * Checks the person of a chosen plan. The guardian of an account under age is recorded and asked by email to confirm it,
   * unless the same guardian was named before. A date of birth that a guardian confirmed for the account takes the place of
   * the typed one. The date of an adult is not stored.
   *
   * @throws AppError MEMB_005 for a child and another plan, without a date of birth or a guardian or for the person's own
   *   address, MEMB_008 if the plan is for young people and the person is no minor on its first day, MEMB_017 under 14
   *   today, COMMON_011 from a client that does not ask for the date
   */
  async check(
    tx: Tx,
    account: UserAccount,
    { kind }: PlanRow,
    { childId, birthDate: typed, guardianEmail = null, province, at, from, isGift = false }: YoungMember,
  ): Promise<void> {
    const isYouth = kind === PlanKind.YOUTH;
    if (childId !== null && !isYouth) throw fieldError('childId', onlyYouth);
    const timeZone = provinceZone(province);
    const today = dayAt(timeZone, at);
    const confirmed = childId === null ? await confirmedPerson(tx, account.id) : null;
    const known = confirmed?.birthDate ?? typed;
    if (!isYouth && isGift && !known) return;
    const birthDate = pastDay(known, { today, isYouth });
    if (isYouth) {
      const { firstDay } = termAfter(await activeOf(tx, account.id, childId), { timeZone }, at);
      if (!isMinorOn(birthDate, firstDay)) throw new AppError('MEMB_008');
    }
    if (childId !== null || !isMinorOn(birthDate, today)) return;
    if (!hasAgeOn(birthDate, today, serverLimits.ownAccountAge)) throw new AppError('MEMB_017');
    if (guardianEmail === null && confirmed?.hasGuardian === true) return;
    await this.nameGuardian(tx, account, { birthDate, guardianEmail, at, from });
  }

  private async nameGuardian(
    tx: Tx,
    { id: userId, email }: UserAccount,
    {
      guardianEmail,
      from,
      ...minor
    }: { birthDate: string; guardianEmail: string | null; at: Date; from: string | null },
  ): Promise<void> {
    if (guardianEmail === null) throw fieldError('guardianEmail', guardianMissing);
    if (guardianEmail.toLowerCase() === email.toLowerCase()) throw fieldError('guardianEmail', ownAddress);
    const isNew = await recordMinor(tx, { userId, guardianEmail, ...minor, isConfirmed: false });
    if (isNew) await this.asking.ask(tx, userId, from);
  }
}

/**
 * Returns the person whom the membership is for, with the date of birth if it is known.
 *
 * @throws AppError MEMB_005 if the account does not look after the child
 */
export async function personOf(
  tx: Tx,
  userId: string,
  choice: { childId?: string | null | undefined; birthDate?: string | null | undefined },
): Promise<MemberToBe> {
  const childId = choice.childId?.toLowerCase() ?? null;
  if (childId === null) return { childId, birthDate: choice.birthDate };
  const birthDate = await birthDateOfChild(tx, childId, userId);
  if (birthDate === null) throw fieldError('childId', noSuchChild);
  return { childId, birthDate };
}

/**
 * Returns the date of birth.
 *
 * @throws AppError MEMB_005 if it is missing or ahead, COMMON_011 if the client has no field for it
 */
function pastDay(
  birthDate: string | null | undefined,
  { today, isYouth }: { today: string; isYouth: boolean },
): string {
  if (birthDate === undefined && !isYouth) throw new AppError('COMMON_011');
  if (!birthDate) throw fieldError('birthDate', birthDateProblems.missing);
  if (birthDate > today) throw fieldError('birthDate', birthDateProblems.ahead);
  return birthDate;
}

const fieldError = (field: string, message: LocalText): AppError =>
  new AppError('MEMB_005', { errors: [{ field, message }] });

const noSuchChild: LocalText = { en: 'Choose one of your children', fr: 'Choisissez l’un de vos enfants' };
const onlyYouth: LocalText = {
  en: 'Only the youth plan is for a child',
  fr: 'Seule la formule jeunesse s’adresse à un enfant',
};
const guardianMissing: LocalText = {
  en: 'Enter the email address of the parent or guardian',
  fr: 'Entrez l’adresse courriel du parent ou tuteur',
};
const ownAddress: LocalText = {
  en: 'Enter the address of the parent or guardian, not the person’s own',
  fr: 'Entrez l’adresse du parent ou tuteur, et non celle de la personne',
};
