import { Injectable } from '@nestjs/common';
import type {
  ArenaAdminRowWire,
  ArenaAdminWire,
  ArenaTermsBody,
  LocalText,
  Page,
  PlaceImpact,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import { openingProblems, toDollars } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, executorOf, newId, pageOf, type PrismaTx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { keepOwnPictures } from '../../../platform/images/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { hasSlotsInOtherTimeZone, moveSlots } from '../commitments.queries.js';
import { arenaDeactivated } from '../arenas.jobs.js';
import { presentAdminArena, presentArenaRow } from './arenas.presenter.js';
import {
  adminArena,
  type AdminArenaRow,
  type ArenaValues,
  hideArena,
  insertArena,
  listAdminArenas,
  lockArena,
  lockLocationTimeZone,
  commitmentsAtArena,
  updateArena,
} from './arenas.queries.js';

const hoursProblems: Readonly<Record<'order' | 'overlap', LocalText>> = {
  order: { en: 'The closing time must be later than the opening time', fr: 'La fermeture doit suivre l’ouverture' },
  overlap: { en: 'These hours overlap others of the same day', fr: 'Ces heures en chevauchent d’autres le même jour' },
};

const timeZoneMismatch: LocalText = {
  en: 'Upcoming slots are in the time zone of the previous location: cancel them first, then create them again',
  fr: 'Des plages à venir sont dans le fuseau horaire de l’ancien emplacement : annulez-les d’abord, puis recréez-les',
};

const slotsBooked: LocalText = {
  en: 'Upcoming slots are booked at the previous location: cancel or move their bookings first, so that people know',
  fr: 'Des plages à venir sont réservées à l’ancien emplacement : annulez ou déplacez d’abord les réservations, pour que les gens le sachent',
};

/** Manages arenas in the dashboard. Company administrators see only their company's arenas. */
@Injectable()
export class ManageArenas {
  private readonly edits: Edits<AdminArenaRow, ArenaAdminWire, CompanyScope>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {
    const refusals = { missing: 'ARENA_004', changed: 'ARENA_008' } as const;
    this.edits = new Edits(audit, { subject: 'arena', ...refusals, hold: lockArena, present: presentAdminArena });
  }

  list(query: ReceivedQuery<'arenas.admin.list'>, scope: CompanyScope): Promise<Page<ArenaAdminRowWire>> {
    return pageOf(query, (slice) => listAdminArenas(this.database.prisma, query, scope, slice), presentArenaRow);
  }

  /** @throws AppError ARENA_004 if the arena does not exist or belongs to another company */
  async get(id: string, scope: CompanyScope): Promise<ArenaAdminWire> {
    const arena = await adminArena(this.database.prisma, id, scope);
    if (arena === null) throw new AppError('ARENA_004');
    return presentAdminArena(arena);
  }

  /**
   * Stock and pickups are zero because they belong to the location, which stays open.
   * @throws AppError ARENA_004 if the arena does not exist or belongs to another company
   */
  async impact(id: string, days: ReceivedQuery<'arenas.admin.impact'>, scope: CompanyScope): Promise<PlaceImpact> {
    const standing = await commitmentsAtArena(this.database, id, days, { scope, now: this.clock.now() });
    if (standing === null) throw new AppError('ARENA_004');
    return { waiting: standing.waiting, paid: toDollars(standing.paidCents), stockPieces: 0, openPickups: 0 };
  }

  /** @throws AppError ARENA_001 if the location does not exist or belongs to another company */
  create(actorId: string, body: ArenaTermsBody, scope: CompanyScope, repeat: Repeatable): Promise<ArenaAdminWire> {
    assertValidHours(body);
    return this.database.prismaTransaction((tx) =>
      this.idempotency.run(executorOf(tx), repeat, async () => {
        const [id, now] = [newId(), this.clock.now()];
        await insertArena(tx, { id, now }, await this.valuesOf(tx, { id, before: null, scope }, body));
        return this.edits.created(tx, { actorId, id, scope });
      }),
    );
  }

  /**
   * @throws AppError ARENA_008 with the current arena if someone else changed it first, ARENA_009 if the location changes
   * although upcoming slots are in a different time zone or booked
   */
  update(
    actorId: string,
    id: string,
    { version, ...body }: ArenaTermsBody & { version: number },
    scope: CompanyScope,
  ): Promise<ArenaAdminWire> {
    assertValidHours(body);
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope, version, action: 'updated' }, async (before) => {
        await updateArena(tx, id, await this.valuesOf(tx, { id, before, scope }, body), this.clock.now());
        if (before.isActive && !body.isActive) await this.announceDeactivation(tx, id);
      }),
    );
  }

  /** The call is idempotent. */
  deactivate(actorId: string, id: string, scope: CompanyScope): Promise<ArenaAdminWire> {
    return this.database.prismaTransaction((tx) =>
      this.edits.change(tx, { actorId, id, scope, action: 'deactivated' }, async ({ isActive }) => {
        if (!isActive) return 'unchanged';
        await hideArena(tx, id, this.clock.now());
        return this.announceDeactivation(tx, id);
      }),
    );
  }

  private announceDeactivation(tx: PrismaTx, arenaId: string): Promise<void> {
    return this.jobs.publish(executorOf(tx), arenaDeactivated, { arenaId });
  }

  private async valuesOf(
    tx: PrismaTx,
    { id, before, scope }: { id: string; before: AdminArenaRow | null; scope: CompanyScope },
    body: ArenaTermsBody,
  ): Promise<ArenaValues> {
    const executor = executorOf(tx);
    const timeZone = await lockLocationTimeZone(executor, body.locationId, scope);
    if (timeZone === null) throw new AppError('ARENA_001');
    const isMoved = before !== null && before.locationId !== body.locationId;
    if (isMoved && (await hasSlotsInOtherTimeZone(executor, { arenaId: id }, { timeZone, now: this.clock.now() })))
      throw new AppError('ARENA_009', { errors: [{ field: 'locationId', message: timeZoneMismatch }] });
    const isBooked = isMoved && (await moveSlots(executor, id, this.clock.now()));
    if (isBooked) throw new AppError('ARENA_009', { errors: [{ field: 'locationId', message: slotsBooked }] });
    const refusal = { code: 'ARENA_007', field: 'pictures' } as const;
    const pictures = await keepOwnPictures(executor, { type: 'arena', id }, body.pictures, refusal);
    return { ...body, pictures };
  }
}

/** @throws AppError ARENA_007 if hours end before they begin, or overlap */
function assertValidHours({ hours }: Pick<ArenaTermsBody, 'hours'>): void {
  const errors = openingProblems(hours).map(({ index, problem }) => ({
    field: `hours.${index}.closes`,
    message: hoursProblems[problem],
  }));
  if (errors.length > 0) throw new AppError('ARENA_007', { errors });
}
