import { Injectable } from '@nestjs/common';
import { BookingStatus, type Page, type WaitingWire, WaitlistState } from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Database, readPage, type RequestedPage, type SqlList } from '../../../platform/database/index.js';
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

/** The people who wait for a slot, in queue order. */
export const waitingList: SqlList<WaitingRow, object, { slotId: string }> = {
  columns: `w.id, w.name, w.email::text AS email, w.seats, w.joined_at AS "joinedAt",
    CASE WHEN w.state = ${WaitlistState.OFFERED} THEN b.hold_expires_at END AS "offeredUntil"`,
  from: 'waitlist_entries w LEFT JOIN bookings b ON b.id = w.booking_id',
  where: (bind, { slotId }) => `w.slot_id = ${bind(slotId)}::uuid AND ${isOpen}`,
  filters: {},
  order: 'w.joined_at, w.id',
};

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
    return readPage(this.database, waitingList, { ...page, slotId }, present);
  }
}

const present = ({ joinedAt, offeredUntil, ...row }: WaitingRow): WaitingWire => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  offeredUntil: offeredUntil?.toISOString() ?? null,
});
