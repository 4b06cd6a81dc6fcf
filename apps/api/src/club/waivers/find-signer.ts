import { Injectable } from '@nestjs/common';
import { type WaiverKind, waiverKinds } from '@dronesoccer/contracts';
import { isMinorOn } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { BookedPeople } from './booked-people.js';
import { WaiverLinks } from './waiver-links.js';
import { accountPerson, childPerson, type PersonIds, type PersonRow } from './waivers.queries.js';

/** The person whose waiver a visitor has opened. */
export interface OpenedWaiver {
  kind: WaiverKind;
  id: string;
  name: string;
  isMinor: boolean;
  canSign: boolean;
  person: PersonIds;
  /** The id under which a new waiver is recorded; the other ids are null. */
  record: PersonIds;
  /** The account whose guardian confirms it by signing, because the visitor has the link that was sent to the guardian. */
  toConfirm: string | null;
}

const noIds: PersonIds = { userId: null, childId: null, seatId: null, playerId: null };

/** Finds the person of a waiver, for a visitor who may see it. */
@Injectable()
export class FindSigner {
  constructor(
    private readonly booked: BookedPeople,
    private readonly links: WaiverLinks,
  ) {}

  /** @throws AppError WAIV_001 if there is no such person, or if the visitor is neither the owner nor has the link */
  async open(
    executor: Executor,
    { kind: given, id, today }: { kind: string; id: string; today: string },
    { userId, token }: Pick<Visitor, 'userId' | 'token'>,
  ): Promise<OpenedWaiver> {
    const kind = waiverKinds.find((known) => known === given);
    if (kind === undefined) throw new AppError('WAIV_001');
    const hasLink = this.links.opensPage(kind, id, token);
    const found = await this.find(executor, kind, id);
    if (found === null) throw new AppError('WAIV_001');
    const { row, name, person, record } = found;
    const isMinor = isUnderAge(row, today);
    if (!hasLink && !isOwnedBy(found, { kind, userId, isMinor })) throw new AppError('WAIV_001');
    // A person under age reads their own page, but cannot sign on it.
    const isSelf = row !== null && row.userId === userId;
    return {
      ...{ kind, id, name, isMinor, person, record },
      canSign: hasLink || !isMinor || !isSelf,
      toConfirm: hasLink && kind === 'account' && row?.isUnconfirmed === true ? row.userId : null,
    };
  }

  private async find(executor: Executor, kind: WaiverKind, id: string): Promise<FoundPerson | null> {
    if (kind === 'account') return foundPerson(await accountPerson(executor, id), { ...noIds, userId: id });
    if (kind === 'child') return foundPerson(await childPerson(executor, id), { ...noIds, childId: id });
    const booked = await this.booked.find(executor, kind, id);
    if (booked === null) return null;
    const { userId, childId, name } = booked;
    if (userId !== null) return foundPerson(await accountPerson(executor, userId), { ...noIds, userId });
    if (childId !== null) return foundPerson(await childPerson(executor, childId), { ...noIds, childId });
    const ids = kind === 'seat' ? { ...noIds, seatId: id } : { ...noIds, playerId: id };
    return { row: null, name, person: ids, record: ids };
  }
}

interface FoundPerson extends Pick<OpenedWaiver, 'name' | 'person' | 'record'> {
  /** Null for a person who is known by name only. */
  row: PersonRow | null;
}

const foundPerson = (row: PersonRow | null, record: PersonIds): FoundPerson | null =>
  row && { row, name: row.name, person: { ...noIds, userId: row.userId, childId: row.childId }, record };

/** Returns whether the account may see the waiver without its link: its own, or that of a child it signs for. */
function isOwnedBy(
  { row }: FoundPerson,
  { kind, userId, isMinor }: { kind: WaiverKind; userId: string | null; isMinor: boolean },
): boolean {
  if (userId === null || row === null || (kind !== 'account' && kind !== 'child')) return false;
  return row.userId === userId || (row.guardianId === userId && hasGuardian(row, isMinor));
}

export const isUnderAge = (row: PersonRow | null, today: string): boolean =>
  row !== null && row.birthDate !== null && isMinorOn(row.birthDate, today);

/** Returns whether a guardian signs for a person. An adult with an account, such as a former child, signs alone. */
export const hasGuardian = ({ userId }: Pick<PersonRow, 'userId'>, isMinor: boolean): boolean =>
  isMinor || userId === null;
