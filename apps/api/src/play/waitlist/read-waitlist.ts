import { Injectable } from '@nestjs/common';
import type { WaitlistEntryWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { BookingLinks } from '../bookings/index.js';
import { WaitlistLinks } from './waitlist-links.js';
import { presentEntry } from './waitlist.presenter.js';
import { type EntryView, entryView } from './waitlist.queries.js';

/** Reads waitlist entries for the people who wait. */
@Injectable()
export class ReadWaitlist {
  constructor(
    private readonly database: Database,
    private readonly links: WaitlistLinks,
    private readonly bookingLinks: BookingLinks,
  ) {}

  /** @throws AppError BOOK_022 if the entry does not exist or the visitor may not see it */
  async get(id: string, visitor: Visitor): Promise<WaitlistEntryWire> {
    return this.present(await this.view(id, visitor), visitor.userId);
  }

  /** @throws AppError BOOK_022 */
  async view(id: string, { userId, token, locale }: Visitor): Promise<EntryView> {
    const entry = await entryView(this.database, id, { userId, hasLink: this.links.opens(id, token) }, locale);
    if (entry === null) throw new AppError('BOOK_022');
    return entry;
  }

  /**
   * Returns the entry to the visitor who has just joined. A guest receives the access token, which is not stored
   * anywhere.
   */
  async joined(id: string, { userId, locale }: Visitor): Promise<WaitlistEntryWire> {
    const entry = await entryView(this.database, id, { userId, hasLink: true }, locale);
    if (entry === null) throw new AppError('BOOK_022');
    const wire = this.present(entry, userId);
    return userId === null ? { ...wire, accessToken: this.links.tokenOf(id) } : wire;
  }

  private present(entry: EntryView, readerId: string | null): WaitlistEntryWire {
    const { bookingId, userId } = entry;
    const isOwner = userId !== null && userId === readerId;
    return presentEntry(entry, bookingId === null || isOwner ? null : this.bookingLinks.tokenOf(bookingId));
  }
}
