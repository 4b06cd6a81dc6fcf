import {
  type ArenaClass,
  BookingMode,
  BookingUserType,
  serverLimits,
  type Locale,
  PackageTier,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import type { BookingChoice, Cents } from '@dronesoccer/domain';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { shownArenas } from '../../arenas/index.js';
import { type ArenaSlotRow, slotJson } from '../../slots/index.js';

export interface MoveTarget {
  choice: BookingChoice;
  /** Cents before tax, for a seat or the whole arena. */
  unitPrice: Cents;
  places: number;
  class: ArenaClass;
  /** True if a team moves. A team moves only to a tournament, and only teams do. */
  isTournament: boolean;
  province: string;
  arenaId: string;
  /** Only slots that start after this instant qualify. */
  from: Date;
  notSlotId: string;
  scope: CompanyScope;
}

/** Returns the price column of a slot that applies to the booking. */
function priceColumn({ mode, userType, tier }: BookingChoice, isTournament: boolean): string {
  const whose = userType === BookingUserType.MEMBER ? 'member' : 'guest';
  const package_ = tier === PackageTier.PREMIUM ? 'premium' : 'standard';
  return `${mode === BookingMode.FULL || isTournament ? 'full' : whose}_${package_}_cents`;
}

/** Returns the types of slots that a booking may move to. */
function typesFor({ mode, userType }: BookingChoice, isTournament: boolean): SlotType[] {
  if (isTournament) return [SlotType.TOURNAMENT];
  const isForMembers = mode === BookingMode.FULL || userType === BookingUserType.MEMBER;
  return isForMembers ? [SlotType.GUEST, SlotType.MEMBER] : [SlotType.GUEST];
}

/** Returns the slots that a booking could move to now: its own arena first, then its province, by time. */
export async function possibleMoves(executor: Executor, locale: Locale, target: MoveTarget): Promise<ArenaSlotRow[]> {
  const {
    choice,
    isTournament,
    unitPrice,
    places,
    class: arenaClass,
    province,
    arenaId,
    from,
    notSlotId,
    scope,
  } = target;
  const isFull = choice.mode === BookingMode.FULL;
  const price = priceColumn(choice, isTournament);
  const rows = await executor.query<{ slot: ArenaSlotRow }>(
    `SELECT ${slotJson('f.id', '$1')} AS slot
       FROM (SELECT s.id, s.starts_at, s.arena_id
               FROM (SELECT a.id FROM ${shownArenas('$1')} AND a.class = $2 AND l.province = $3
                      AND ${companySql('l.company_id', 10)}) near
               JOIN class_slots s ON s.arena_id = near.id
              WHERE s.state = ${SlotState.OPEN} AND s.starts_at > $4::timestamptz AND s.type = ANY ($5::smallint[])
                AND s.${price} = $6 AND ${isFull ? 's.taken = 0 AND $7::int > 0' : 's.taken + $7::int <= s.capacity'}
                AND s.id <> $8::uuid
              ORDER BY s.arena_id <> $9::uuid, s.starts_at, s.id LIMIT ${serverLimits.bookingMovesMax}) f
      ORDER BY f.arena_id <> $9::uuid, f.starts_at, f.id`,
    [
      ...[locale, arenaClass, province, from, typesFor(choice, isTournament), unitPrice, places, notSlotId, arenaId],
      ...companyParams(scope),
    ],
    `booking-moves-${isFull ? 'full' : 'seats'}-${price}`,
  );
  return rows.map(({ slot }) => slot);
}
