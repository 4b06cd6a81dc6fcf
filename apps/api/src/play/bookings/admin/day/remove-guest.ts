import { Injectable } from '@nestjs/common';
import type { DayBookingWire } from '@dronesoccer/contracts';
import { removeGuest } from '../../../../club/waivers/index.js';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import type { AdminContext } from './check-in.js';
import { ReadDaySheet } from './read-day-sheet.js';

/** Removes the name of a guest from a booking of a whole arena, such as a joke, a wrong name or a duplicate. */
@Injectable()
export class RemoveGuest {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly sheet: ReadDaySheet,
  ) {}

  /**
   * The call is idempotent: removing a guest again changes nothing. The reply still has the name if someone signed for it
   * meanwhile. The audit entry has no name, because entries are kept longer than waivers.
   *
   * @throws AppError BOOK_001 also for another company's booking, WAIV_001 if the booking never had this guest
   */
  async remove(
    { id, guestId }: { id: string; guestId: string },
    { actorId, scope }: Pick<AdminContext, 'actorId' | 'scope'>,
  ): Promise<DayBookingWire> {
    await this.sheet.booking(id, scope);
    await this.database.transaction(async (tx) => {
      const waiverIds = await removeGuest(tx, { bookingId: id, id: guestId }, this.clock.now());
      if (waiverIds === null) throw new AppError('WAIV_001');
      if (waiverIds.length === 0) return;
      const subject = { subjectType: 'booking', subjectId: id };
      await this.audit.write(tx, { actorId, action: 'booking.guest-removed', ...subject, after: { waiverIds } });
    });
    return this.sheet.booking(id, scope);
  }
}
