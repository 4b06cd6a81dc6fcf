import { Injectable } from '@nestjs/common';
import type { GroupWaiverWire, ReceivedBody, SignedGuestWire } from '@dronesoccer/contracts';
import { groupWaiversMax, waiverLastDay } from '@dronesoccer/domain';
import { SettingsReader } from '../../money/taxes/index.js';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BookedGroup, BookedPeople } from './booked-people.js';
import { groupSignatures, lockGroup } from './guests.queries.js';
import { WaiverLinks } from './waiver-links.js';
import { newestWording, readVersion } from './waiver-wording.js';
import { insertWaiver } from './waivers.queries.js';

/** Shows the waiver to the guests of a booking of a whole arena, and records their signatures. */
@Injectable()
export class SignAsGuest {
  constructor(
    private readonly booked: BookedPeople,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly links: WaiverLinks,
    private readonly settings: SettingsReader,
  ) {}

  /** @throws AppError WAIV_001 if there is no such group, or without its link */
  async get(id: string, visitor: Visitor): Promise<GroupWaiverWire> {
    const group = await this.open(this.database, id, visitor);
    const now = this.clock.now();
    const { locale } = visitor;
    const figures = await this.settings.policyFigures();
    const { id: _id, ...wording } = await newestWording(this.database, { locale, figures, at: now });
    const { signed } = await groupSignatures(this.database, { bookingId: id, name: '' }, now);
    return { host: group.host, wording, signed, places: group.places, isOver: isOver(group, now) };
  }

  /**
   * Records a guest's signature. If a guest with this name has signed, nothing is recorded, unless a guardian now signs
   * for a child who had typed their own name.
   *
   * @param network the network of the request
   * @throws AppError WAIV_001 as `get`; WAIV_002 with the newest wording if the signer read another one; WAIV_007 if
   *   more guests have signed than can come; WAIV_008 after the end of the slot
   */
  async sign(
    { id, network }: { id: string; network: string },
    { fullName: signerName, personName, version }: ReceivedBody<'waivers.signAsGuest'>,
    visitor: Visitor,
  ): Promise<SignedGuestWire> {
    const figures = await this.settings.policyFigures();
    const name = personName ?? signerName;
    return this.database.transaction(async (tx) => {
      const group = await this.open(tx, id, visitor);
      await lockGroup(tx, id);
      const now = this.clock.now();
      if (isOver(group, now)) throw new AppError('WAIV_008');
      const isGuardian = personName !== undefined;
      const { signed, signedAt, isByGuardian } = await groupSignatures(tx, { bookingId: id, name }, now);
      if (signedAt !== null && (isByGuardian || !isGuardian)) {
        return { name, lastDay: waiverLastDay(signedAt), signed };
      }
      const { locale } = visitor;
      const versionId = await readVersion(tx, version, { locale, figures, at: now });
      const isNew = signedAt === null;
      if (isNew && signed >= groupWaiversMax(group.places)) throw new AppError('WAIV_007');
      const people = { personName: name, signerName, isGuardian };
      await insertWaiver(tx, { of: { bookingId: id }, versionId, ...people, locale, network, signedAt: now });
      return { name, lastDay: waiverLastDay(now), signed: isNew ? signed + 1 : signed };
    });
  }

  private async open(executor: Executor, id: string, { token }: Visitor): Promise<BookedGroup> {
    const group = this.links.opensPage('group', id, token) ? await this.booked.group(executor, id) : null;
    if (group === null) throw new AppError('WAIV_001');
    return group;
  }
}

const isOver = ({ endsAt }: BookedGroup, now: Date): boolean => now >= endsAt;
