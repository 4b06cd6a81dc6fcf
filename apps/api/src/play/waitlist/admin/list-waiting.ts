import { Injectable } from '@nestjs/common';
import { BookingStatus, type Page, type WaitingWire, WaitlistState } from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Database, type Executor, pageOf, type Slice, type RequestedPage } from '../../../platform/database/index.js';
import { AdministeredSlots } from '../../slots/index.js';

interface WaitingRow {
  id: string;
  name: string;
  email: string;
  seats: number;
  joinedAt: Date;
  offeredUntil: Date | null;
}

/** True if the entry `w` is open. The booking `b` of an offer decides whether the offer is still open. */
const isOpen = `(w.state = ${WaitlistState.WAITING}
  OR w.state = ${WaitlistState.OFFERED} AND b.status = ${BookingStatus.PENDING})`;
const entries = `waitlist_entries w LEFT JOIN bookings b ON b.id = w.booking_id WHERE w.slot_id = $1::uuid AND ${isOpen}`;

/** Lists the people who wait for a slot, for its administrators. */
@Injectable()
export class ListWaiting {
  constructor(
    private readonly database: Database,
    private readonly slots: AdministeredSlots,
  ) {}

  /**
   * Returns the entries in queue order.
   *
   * @throws AppError BOOK_021 also for another company's slot
   */
  async ofSlot(slotId: string, page: RequestedPage, scope: CompanyScope): Promise<Page<WaitingWire>> {
    await this.slots.get(this.database, slotId, scope);
    return pageOf(page, (slice) => waitingFor(this.database, slotId, slice), present);
  }
}

async function waitingFor(
  executor: Executor,
  slotId: string,
  { limit, offset }: Slice,
): Promise<{ rows: WaitingRow[]; total: number }> {
  const rows = await executor.query<WaitingRow>(
    `SELECT w.id, w.name, w.email::text AS email, w.seats, w.joined_at AS "joinedAt",
       CASE WHEN w.state = ${WaitlistState.OFFERED} THEN b.hold_expires_at END AS "offeredUntil"
     FROM ${entries} ORDER BY w.joined_at, w.id LIMIT $2 OFFSET $3`,
    [slotId, limit, offset],
    'waitlist-of-slot',
  );
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${entries}`,
    [slotId],
    'waitlist-of-slot-count',
  );
  return { rows, total: counted?.total ?? 0 };
}

const present = ({ joinedAt, offeredUntil, ...row }: WaitingRow): WaitingWire => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  offeredUntil: offeredUntil?.toISOString() ?? null,
});
