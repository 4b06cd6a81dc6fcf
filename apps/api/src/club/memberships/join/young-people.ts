import { Injectable } from '@nestjs/common';
import { birthDateProblems, type LocalText, PlanKind, type ProvinceCode, serverLimits } from '@dronesoccer/contracts';
import { hasAgeOn, isMinorOn } from '@dronesoccer/domain';
import { dayAt, provinceZone } from '@dronesoccer/domain/calendar';
import type { UserAccount } from '../../../people/users/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AskGuardian, confirmedBirthDate, recordMinor } from '../../waivers/index.js';
import { birthDateOfChild } from '../child-memberships.queries.js';
import { activeOf } from '../memberships.queries.js';
import type { PlanRow } from '../plans.queries.js';
import { termAfter } from '../settle/settle-membership.js';

interface MemberToBe {
  /** The child of the account, or null for the account's own person. */
  childId: string | null;
  birthDate: string | null;
}

interface YoungMember extends MemberToBe {
  guardianEmail?: string | null | undefined;
  /** The membership is for this province, whose calendar decides its first day and today. */
  province: ProvinceCode;
  at: Date;
  /** The network of the request, for the limit of emails to typed addresses; null for staff. */
  from: string | null;
}

/** Checks for whom the youth plan is bought or given: a child of the account, or its own person, who names a guardian. */
@Injectable()
export class YoungPeople {
  constructor(private readonly asking: AskGuardian) {}

  /**
   * Checks the person of a chosen plan. The guardian of an account under age is recorded and asked by email to confirm it,
   * unless the same guardian was named before. A date of birth that a guardian confirmed for the account takes the place of
   * the typed one.
   *
   * @throws AppError MEMB_005 for a child and another plan, without a date of birth or a guardian or for the person's own
   *   address, MEMB_008 if the person is no minor on the first day of the membership, MEMB_017 under 14 today
   */
  async check(
    tx: Tx,
    { id: userId, email }: UserAccount,
    { kind }: PlanRow,
    { childId, birthDate, guardianEmail = null, province, at, from }: YoungMember,
  ): Promise<void> {
    if (kind !== PlanKind.YOUTH) {
      if (childId !== null) throw refused('childId', onlyYouth);
      return;
    }
    const timeZone = provinceZone(province);
    const today = dayAt(timeZone, at);
    const { firstDay } = termAfter(await activeOf(tx, userId, childId), { timeZone }, at);
    const confirmed = childId === null ? await confirmedBirthDate(tx, userId) : null;
    const birthday = birthdayOfMinor(confirmed ?? birthDate, { today, firstDay });
    if (childId !== null) return;
    if (!hasAgeOn(birthday, today, serverLimits.ownAccountAge)) throw new AppError('MEMB_017');
    if (guardianEmail === null) throw refused('guardianEmail', missing);
    if (guardianEmail.toLowerCase() === email.toLowerCase()) throw refused('guardianEmail', ownAddress);
    const isNew = await recordMinor(tx, { userId, birthDate: birthday, guardianEmail, at, isConfirmed: false });
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
  if (childId === null) return { childId, birthDate: choice.birthDate ?? null };
  const birthDate = await birthDateOfChild(tx, childId, userId);
  if (birthDate === null) throw refused('childId', noSuchChild);
  return { childId, birthDate };
}

/**
 * Returns the date of birth.
 *
 * @throws AppError MEMB_005 if it is missing or ahead, MEMB_008 if the person is no minor on the first day
 */
function birthdayOfMinor(birthDate: string | null, { today, firstDay }: { today: string; firstDay: string }): string {
  if (birthDate === null) throw refused('birthDate', birthDateProblems.missing);
  if (birthDate > today) throw refused('birthDate', birthDateProblems.ahead);
  if (!isMinorOn(birthDate, firstDay)) throw new AppError('MEMB_008');
  return birthDate;
}

const refused = (field: string, message: LocalText): AppError =>
  new AppError('MEMB_005', { errors: [{ field, message }] });

const noSuchChild: LocalText = { en: 'Choose one of your children', fr: 'Choisissez l’un de vos enfants' };
const onlyYouth: LocalText = {
  en: 'Only the youth plan is for a child',
  fr: 'Seule la formule jeunesse s’adresse à un enfant',
};
const missing: LocalText = {
  en: 'Enter the email address of the parent or guardian',
  fr: 'Entrez l’adresse courriel du parent ou tuteur',
};
const ownAddress: LocalText = {
  en: 'Enter the address of the parent or guardian, not the person’s own',
  fr: 'Entrez l’adresse du parent ou tuteur, et non celle de la personne',
};
