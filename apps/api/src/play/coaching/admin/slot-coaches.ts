import { Injectable } from '@nestjs/common';
import {
  type CoachWire,
  type ReceivedBody,
  Role,
  type SlotCoachesWire,
  SlotState,
  UserStatus,
} from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { fullNameOf } from '../../../people/users/index.js';
import { AdministeredSlots } from '../../slots/index.js';

interface CoachRow {
  id: string;
  firstName: string;
  lastName: string;
  isAssigned: boolean;
}

/** Lets staff choose the coaches of a slot. */
@Injectable()
export class SlotCoaches {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly slots: AdministeredSlots,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError BOOK_021 also for another company's slot */
  async get(slotId: string, scope: CompanyScope): Promise<SlotCoachesWire> {
    await this.slots.get(this.database, slotId, scope);
    return coachesOf(this.database, slotId);
  }

  /**
   * Replaces the coaches of a slot, except those whose accounts are disabled. The call is idempotent.
   *
   * @throws AppError BOOK_021 also for a cancelled slot, BOOK_025 if an account is not a coach, BOOK_026 with the current
   * coaches if they are not the expected ones
   */
  set(
    actorId: string,
    slotId: string,
    body: ReceivedBody<'coaching.admin.set'>,
    scope: CompanyScope,
  ): Promise<SlotCoachesWire> {
    const [wanted, expected] = [idSet(body.coachIds), idSet(body.expected)];
    return this.database.transaction(async (tx) => {
      const slot = await this.slots.hold(tx, slotId, scope);
      if (slot.state === SlotState.CANCELLED) throw new AppError('BOOK_021');
      const before = await coachesOf(tx, slotId);
      if (isSame(before.coaches, wanted)) return before;
      if (!isSame(before.coaches, expected)) throw new AppError('BOOK_026', { data: before });
      const coaches = new Set(before.choices.map(({ id }) => id));
      if ([...wanted].some((id) => !coaches.has(id))) throw new AppError('BOOK_025');
      // The editor does not see a disabled account, whose assignments return with it.
      const removed = idsOf(before).filter((id) => !wanted.has(id));
      await tx.query(
        'DELETE FROM slot_coaches WHERE slot_id = $1::uuid AND user_id = ANY ($2::uuid[])',
        [slotId, removed],
        'slot-coaches-remove',
      );
      await tx.query(
        `INSERT INTO slot_coaches (slot_id, user_id, assigned_by, assigned_at)
         SELECT $1::uuid, unnest($2::uuid[]), $3::uuid, $4::timestamptz ON CONFLICT DO NOTHING`,
        [slotId, [...wanted], actorId, this.clock.now()],
        'slot-coaches-add',
      );
      const after = await coachesOf(tx, slotId);
      await this.audit.write(tx, {
        ...{ actorId, action: 'slot.coaches-changed', subjectType: 'slot', subjectId: slotId },
        before: { coachIds: idsOf(before) },
        after: { coachIds: idsOf(after) },
      });
      return after;
    });
  }
}

/** The audit keeps no names, because its entries outlive the accounts. */
const idsOf = ({ coaches }: SlotCoachesWire): string[] => coaches.map(({ id }) => id);

const idSet = (ids: readonly string[]): Set<string> => new Set(ids.map((id) => id.toLowerCase()));

const isSame = (coaches: readonly CoachWire[], ids: ReadonlySet<string>): boolean =>
  coaches.length === ids.size && coaches.every(({ id }) => ids.has(id));

async function coachesOf(executor: Executor, slotId: string): Promise<SlotCoachesWire> {
  const rows = await executor.query<CoachRow>(
    `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", k.user_id IS NOT NULL AS "isAssigned"
     FROM user_roles r JOIN users u ON u.id = r.user_id
     LEFT JOIN slot_coaches k ON k.user_id = u.id AND k.slot_id = $1::uuid
     WHERE r.role = ${Role.COACH} AND u.status = ${UserStatus.ACTIVE}
     ORDER BY plain_text(u.first_name), plain_text(u.last_name), u.id`,
    [slotId],
    'slot-coaches',
  );
  const present = (row: CoachRow): CoachWire => ({ id: row.id, name: fullNameOf(row) });
  return { coaches: rows.filter(({ isAssigned }) => isAssigned).map(present), choices: rows.map(present) };
}
