import { Injectable } from '@nestjs/common';
import {
  type CloseSlotsBody,
  type Locale,
  type SlotAdminWire,
  type SlotCalendarWire,
  SlotState,
  type SlotTermsBody,
  type ReceivedQuery,
  slotLimits,
} from '@dronesoccer/contracts';
import { slotProblems } from '@dronesoccer/domain';
import { daySpan, holidays, placeSpan } from '@dronesoccer/domain/calendar';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, executorOf, newId } from '../../../platform/database/index.js';
import { AppError, constraintMeans } from '../../../platform/errors/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { daysOf } from '../days.js';
import { moveOf, slotCancelled, slotMoved } from '../slots.jobs.js';
import type { SlotRow } from '../slots.queries.js';
import { refusals, assertValidFields, slotProblemTexts } from './refusals.js';
import { type ExportedSlot, slotExport } from './slot-export.js';
import { SlotEdits } from './slot-edits.js';
import { auditedSlot, presentAdminSlot, slotCents } from './slots.presenter.js';
import {
  cancelSlot,
  lockSlotInScope,
  insertSlot,
  isBookedWhole,
  lockArenaTimeZone,
  setStates,
  type SlotArena,
  slotArenas,
  slotCalendar,
  slotsToExport,
  type SlotValues,
  updateSlot,
} from './slots.queries.js';

constraintMeans({ class_slots_never_overlap: 'BOOK_017' });

/** Manages single time slots in the dashboard. Company administrators see only slots of their company's arenas. */
@Injectable()
export class ManageSlots {
  private readonly edits: Edits<SlotRow, SlotAdminWire, CompanyScope>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly followers: SlotEdits,
  ) {
    const codes = { missing: 'BOOK_021', changed: 'ARENA_008' } as const;
    const shown = { present: presentAdminSlot, audited: auditedSlot };
    this.edits = new Edits(audit, { subject: 'slot', ...codes, hold: lockSlotInScope, ...shown });
  }

  /** @throws AppError ARENA_004 if the arena does not exist or belongs to another company */
  async list(query: ReceivedQuery<'slots.admin.list'>, scope: CompanyScope, locale: Locale): Promise<SlotCalendarWire> {
    const days = daysOf(query);
    const calendar = await slotCalendar(this.database, query.arenaId, days, scope);
    if (calendar === null) throw new AppError('ARENA_004');
    return {
      slots: calendar.slots.map(presentAdminSlot),
      holidays: holidays(calendar.province, days.from, days.to).map(({ day, name }) => ({ day, name: name[locale] })),
      timeZone: calendar.timeZone,
    };
  }

  /**
   * Exports the slots that the calendar shows on the same days.
   * @throws AppError BOOK_021 if there are none, or the arena belongs to another company
   */
  export(query: ReceivedQuery<'slots.admin.list'>, scope: CompanyScope, locale: Locale): Promise<CsvFile> {
    const { text, params } = slotsToExport(query.arenaId, daysOf(query), scope, locale);
    return CsvFile.of({ ...slotExport, locale, rows: this.database.openRows<ExportedSlot>(text, params) });
  }

  /** @throws AppError BOOK_017 if another slot of the arena overlaps it */
  create(actorId: string, body: SlotTermsBody, scope: CompanyScope, repeat: Repeatable): Promise<SlotAdminWire> {
    assertValidTerms(body);
    return this.database.prismaTransaction((tx) => {
      const executor = executorOf(tx);
      return this.idempotency.run(executor, repeat, async () => {
        const id = newId();
        await insertSlot(executor, id, await this.valuesOf(executor, body, scope));
        return this.edits.created(tx, { actorId, id, scope });
      });
    });
  }

  /**
   * @throws AppError ARENA_008 if someone else changed the slot first, BOOK_019 if the change affects people who booked
   */
  update(
    actorId: string,
    id: string,
    { version, ...body }: SlotTermsBody & { version: number },
    scope: CompanyScope,
  ): Promise<SlotAdminWire> {
    assertValidTerms(body);
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope, version, action: 'updated' }, async (before) => {
        const executor = executorOf(tx);
        if (before.state === SlotState.CANCELLED) throw new AppError('BOOK_021');
        const isMoved = (['arenaId', 'localStart', 'localEnd'] as const).some((field) => body[field] !== before[field]);
        if (before.taken > 0 && (isMoved || (await takesFromBookers(executor, before, body))))
          throw new AppError('BOOK_019');
        // A slot that is not moved keeps its instants, even after it has started.
        const values = isMoved
          ? await this.valuesOf(executor, body, scope)
          : { ...slotSummary(before), ...slotTerms(body) };
        const now = this.clock.now();
        await updateSlot(executor, id, values, now);
        if (isMoved) await this.jobs.publish(executor, slotMoved, moveOf(before, now));
        if (isMoved || body.type !== before.type) await this.followers.follow(executor, before, values);
      }),
    );
  }

  /**
   * The call is idempotent.
   * @throws AppError BOOK_019 if someone holds a seat
   */
  remove(actorId: string, id: string, scope: CompanyScope): Promise<SlotAdminWire> {
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope, action: 'cancelled' }, async ({ state, taken }) => {
        if (state === SlotState.CANCELLED) return 'unchanged';
        if (taken > 0) throw new AppError('BOOK_019');
        const executor = executorOf(tx);
        await cancelSlot(executor, id, {}, this.clock.now());
        return this.jobs.publish(executor, slotCancelled, { slotId: id });
      }),
    );
  }

  /**
   * Closes or opens the slots that have not started yet. Bookings remain valid.
   * @throws AppError ARENA_004, ARENA_006
   */
  close(actorId: string, body: CloseSlotsBody, scope: CompanyScope): Promise<{ changed: number }> {
    const days = daysOf(body, slotLimits.patternDaysMax);
    const { arenaId, state } = body;
    return this.database.transaction(async (tx) => {
      const { timeZone } = await arenaOf(tx, arenaId, scope);
      const span = daySpan(timeZone, days.from, days.to);
      const changed = await setStates(tx, arenaId, span, { state, now: this.clock.now() });
      if (changed > 0) {
        const action = state === SlotState.CLOSED ? 'arena.slots-closed' : 'arena.slots-opened';
        const subject = { subjectType: 'arena', subjectId: arenaId };
        await this.audit.write(tx, { actorId, action, ...subject, after: { ...days, changed } });
      }
      return { changed };
    });
  }

  private async valuesOf(executor: Executor, body: SlotTermsBody, scope: CompanyScope): Promise<SlotValues> {
    await lockArenaTimeZone(executor, body.arenaId);
    const { timeZone } = await arenaOf(executor, body.arenaId, scope);
    const { isShifted: _, ...span } = placeSpan(timeZone, body);
    if (span.startsAt <= this.clock.now()) assertValidFields([{ field: 'localStart', message: refusals.past }]);
    return { arenaId: body.arenaId, timeZone, ...span, ...slotTerms(body) };
  }
}

const slotTerms = ({ type, capacity, prices, state }: SlotTermsBody) => ({
  type,
  capacity,
  prices: slotCents(prices),
  state,
});

const slotSummary = ({ arenaId, startsAt, endsAt, localStart, localEnd, timeZone }: SlotRow) => ({
  arenaId,
  timeZone,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  localStart,
  localEnd,
});

/**
 * Returns whether the change takes something from people who booked: their type of slot, their seat, or a whole arena.
 */
async function takesFromBookers(
  executor: Executor,
  before: SlotRow,
  { type, capacity }: SlotTermsBody,
): Promise<boolean> {
  if (type !== before.type || capacity < before.taken) return true;
  return capacity !== before.capacity && (await isBookedWhole(executor, before.id));
}

/** @throws AppError ARENA_004 if the arena does not exist or belongs to another company */
async function arenaOf(executor: Executor, id: string, scope: CompanyScope): Promise<SlotArena> {
  const [arena] = await slotArenas(executor, 'en', [id], scope);
  if (arena === undefined) throw new AppError('ARENA_004');
  return arena;
}

/** @throws AppError BOOK_007 if the terms are invalid */
function assertValidTerms(body: SlotTermsBody): void {
  assertValidFields(slotProblems(body).map(({ field, problem }) => ({ field, message: slotProblemTexts[problem] })));
}
