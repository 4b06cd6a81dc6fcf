import { Injectable } from '@nestjs/common';
import type {
  CopyWeekBody,
  GenerateSlotsBody,
  Locale,
  SlotGenerationWire,
  SlotPreviewWire,
} from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, newId } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { makeSlots } from '../slots.jobs.js';
import { plannedSlots, type SlotPlan } from './planned-slots.js';
import { previewOf } from './preview-plan.js';
import { planCopy, type PreparedPlan, planPattern, assertValidPattern, assertValidWeeks } from './slot-plan.js';
import { generationOf, insertPattern, existingSlots } from './slot-patterns.queries.js';
import { presentGeneration } from './slots.presenter.js';
import { type SlotArena, slotArenas, slotCalendar } from './slots.queries.js';

/** The administrator who makes the slots. */
interface Planner {
  actorId: string;
  scope: CompanyScope;
  locale: Locale;
}

/**
 * Makes many slots, from a weekly pattern or by copying a week. Without `confirm`, a call returns a preview and makes
 * nothing; with the preview's fingerprint, a job makes the slots.
 */
@Injectable()
export class GenerateSlots {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
  ) {}

  /** @throws AppError BOOK_013 with the new preview if it differs from the confirmed one */
  async fromPattern(body: GenerateSlotsBody, planner: Planner): Promise<SlotPreviewWire> {
    const pattern = { ...body, arenaIds: body.arenaIds.map((id) => id.toLowerCase()) };
    assertValidPattern(pattern);
    const arenas = await this.arenasOf(pattern.arenaIds, planner);
    return this.answer(planPattern(pattern, arenas, this.clock.now()), arenas, body.confirm ?? null, planner);
  }

  /** @throws AppError BOOK_013 with the new preview if it differs from the confirmed one */
  async fromWeek(body: CopyWeekBody, planner: Planner): Promise<SlotPreviewWire> {
    assertValidWeeks(body);
    const arenas = await this.arenasOf([body.arenaId], planner);
    const week = { from: body.from, to: addDays(body.from, 6) };
    const calendar = await slotCalendar(this.database, body.arenaId, week, planner.scope);
    const planning = planCopy(body, onlyArena(arenas), calendar?.slots ?? [], this.clock.now());
    return this.answer(planning, arenas, body.confirm ?? null, planner);
  }

  /** @throws AppError BOOK_021 if the generation does not exist or belongs to another company */
  async progress(id: string, scope: CompanyScope): Promise<SlotGenerationWire> {
    const generation = await generationOf(this.database, id, scope);
    if (generation === null) throw new AppError('BOOK_021');
    return presentGeneration(generation);
  }

  private async answer(
    { plan, leftOut }: PreparedPlan,
    arenas: readonly SlotArena[],
    confirm: string | null,
    planner: Planner,
  ): Promise<SlotPreviewWire> {
    const planned = plannedSlots(plan);
    const ids = arenas.map(({ id }) => id);
    const standing = await existingSlots(this.database, ids, extentOf(plan));
    const preview = previewOf({ plan, planned, arenas, leftOut, standing }, planner.locale);
    if (confirm === null) return preview;
    if (confirm !== preview.fingerprint) throw new AppError('BOOK_013', { data: preview });
    return { ...preview, generation: await this.start(plan, planned.slots.length, arenas, planner) };
  }

  private start(
    plan: SlotPlan,
    total: number,
    arenas: readonly SlotArena[],
    { actorId }: Planner,
  ): Promise<SlotGenerationWire> {
    const companies = new Set(arenas.map(({ companyId }) => companyId));
    const companyId = companies.size === 1 ? (arenas[0]?.companyId ?? null) : null;
    const generation = { id: newId(), total, done: 0, made: 0 };
    return this.database.transaction(async (tx) => {
      const { id } = generation;
      await insertPattern(tx, { id, companyId, plan, total, createdBy: actorId, now: this.clock.now() });
      if (total > 0) await this.jobs.enqueue(tx, makeSlots, { patternId: id });
      const subject = { subjectType: 'slot-pattern', subjectId: id };
      const arenaIds = arenas.map((arena) => arena.id);
      await this.audit.write(tx, { actorId, action: 'slots.generated', ...subject, after: { total, arenaIds } });
      return presentGeneration(generation);
    });
  }

  /** @throws AppError ARENA_004 if any arena is outside the scope */
  private async arenasOf(ids: readonly string[], { scope, locale }: Planner): Promise<SlotArena[]> {
    const arenas = await slotArenas(this.database, locale, ids, scope);
    if (arenas.length !== ids.length) throw new AppError('ARENA_004');
    return arenas;
  }
}

function onlyArena(arenas: readonly SlotArena[]): SlotArena {
  const [arena] = arenas;
  if (arena === undefined) throw new AppError('ARENA_004');
  return arena;
}

/** Returns the instants between which all slots of the plan lie, in any zone. */
function extentOf({ spans }: SlotPlan): { from: Date; to: Date } {
  const days = spans.flatMap(({ from, to }) => [from, to]).toSorted();
  const at = (day: string, offset: number): Date => new Date(`${addDays(day, offset)}T00:00Z`);
  return { from: at(days[0] ?? '2000-01-01', -1), to: at(days.at(-1) ?? '2000-01-01', 3) };
}
