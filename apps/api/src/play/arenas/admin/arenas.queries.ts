import type { ArenaClass, ArenaText, Locale, LocalText, OpeningHours, ReceivedQuery } from '@dronesoccer/contracts';
import { companyFilter, companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import { type Executor, likeText, type Prisma, type PrismaTx, type Slice } from '../../../platform/database/index.js';
import type { KeptPicture } from '../../../platform/images/index.js';
import { commitmentColumns } from '../commitments.queries.js';

/** An arena's editable values, in the form the database stores. */
export interface ArenaValues {
  locationId: string;
  class: ArenaClass;
  capacity: number;
  texts: Record<Locale, ArenaText>;
  pictures: readonly KeptPicture[];
  hours: readonly OpeningHours[];
  isActive: boolean;
}

export interface AdminArenaRow extends ArenaValues {
  id: string;
  location: { id: string; name: LocalText; city: string; isActive: boolean };
  company: { id: string; name: string } | null;
  version: number;
  updatedAt: Date;
}

const nameSelection = { select: { locale: true, name: true } } as const;

const include = {
  translations: { omit: { arenaId: true } },
  location: {
    select: {
      id: true,
      city: true,
      isActive: true,
      translations: nameSelection,
      company: { select: { id: true, name: true } },
    },
  },
} as const satisfies Prisma.ArenaInclude;

type ArenaRecord = Prisma.ArenaGetPayload<{ include: typeof include }>;

const noText: ArenaText = {
  ...{ name: '', description: '', rules: '', bring: '', gettingThere: '' },
  ...{ standardIncludes: '', premiumIncludes: '' },
};

function byLocale<Text extends { locale: string }, Value>(
  rows: readonly Text[],
  of: (row: Text) => Value,
  missing: Value,
): Record<Locale, Value> {
  const inOne = (locale: Locale): Value => {
    const row = rows.find((each) => each.locale === locale);
    return row === undefined ? missing : of(row);
  };
  return { en: inOne('en'), fr: inOne('fr') };
}

/**
 * The casts are safe: the calls validate classes, pictures and hours before writing them, and CHECKs enforce the rest.
 */
function rowOf({
  translations,
  location: { company, translations: names, ...location },
  ...arena
}: ArenaRecord): AdminArenaRow {
  return {
    ...arena,
    class: arena.class as ArenaClass,
    pictures: arena.pictures as unknown as KeptPicture[],
    hours: arena.hours as unknown as OpeningHours[],
    texts: byLocale(translations, ({ locale: _, ...text }): ArenaText => text, noText),
    location: { ...location, name: byLocale(names, ({ name }) => name, '') },
    company,
  };
}

const ofScope = (scope: CompanyScope): Prisma.ArenaWhereInput => ({ location: { is: companyFilter(scope) } });

/** Returns null if the arena does not exist or belongs to another company. */
export async function adminArena(client: PrismaTx, id: string, scope: CompanyScope): Promise<AdminArenaRow | null> {
  const found = await client.arena.findFirst({ where: { id, ...ofScope(scope) }, include });
  return found && rowOf(found);
}

/** Reads an arena like `adminArena`, and locks it until the transaction ends. */
export async function lockArena(tx: PrismaTx, id: string, scope: CompanyScope): Promise<AdminArenaRow | null> {
  await tx.$queryRaw`SELECT 1 AS locked FROM arenas WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return adminArena(tx, id, scope);
}

/**
 * Returns a location's time zone and locks the location (FOR SHARE) until the transaction ends. Returns null if the
 * scope has no such location.
 */
export async function lockLocationTimeZone(
  executor: Executor,
  id: string,
  scope: CompanyScope,
): Promise<string | null> {
  const [row] = await executor.query<{ timeZone: string }>(
    `SELECT l.time_zone AS "timeZone" FROM locations l WHERE l.id = $1::uuid AND ${companySql('l.company_id', 2)} FOR SHARE`,
    [id, ...companyParams(scope)],
  );
  return row?.timeZone ?? null;
}

export async function listAdminArenas(
  client: PrismaTx,
  { search = '', locationId, companyId, class: arenaClass, active }: ReceivedQuery<'arenas.admin.list'>,
  scope: CompanyScope,
  { limit: take, offset: skip }: Slice,
): Promise<{ rows: AdminArenaRow[]; total: number }> {
  const term = search.trim();
  const holds = { contains: likeText(term), mode: 'insensitive' } as const;
  const where: Prisma.ArenaWhereInput = {
    AND: [
      ofScope(scope),
      locationId === undefined ? {} : { locationId },
      companyId === undefined ? {} : { location: { is: { companyId } } },
      arenaClass === undefined ? {} : { class: arenaClass },
      active === undefined ? {} : { isActive: active },
      term === ''
        ? {}
        : {
            OR: [
              { translations: { some: { name: holds } } },
              { location: { is: { OR: [{ city: holds }, { translations: { some: { name: holds } } }] } } },
            ],
          },
    ],
  };
  const orderBy = [{ location: { city: 'asc' } }, { class: 'asc' }, { id: 'asc' }] as const;
  const found = await client.arena.findMany({ where, include, orderBy: [...orderBy], take, skip });
  return { rows: found.map(rowOf), total: await client.arena.count({ where }) };
}

function columnsOf({ texts: _, pictures, hours, ...values }: ArenaValues) {
  return {
    ...values,
    pictures: pictures as unknown as Prisma.InputJsonValue,
    hours: hours as unknown as Prisma.InputJsonValue,
  };
}

export async function insertArena(
  tx: PrismaTx,
  { id, now }: { id: string; now: Date },
  values: ArenaValues,
): Promise<void> {
  const { en, fr } = values.texts;
  const translations = {
    create: [
      { locale: 'en', ...en },
      { locale: 'fr', ...fr },
    ],
  };
  const data = { id, ...columnsOf(values), createdAt: now, updatedAt: now, translations };
  await tx.arena.create({ data, select: { id: true } });
}

/** The caller must hold the lock on the arena's row. */
export async function hideArena(tx: PrismaTx, id: string, now: Date): Promise<void> {
  const data = { isActive: false, version: { increment: 1 }, updatedAt: now };
  await tx.arena.update({ where: { id }, data, select: { id: true } });
}

/** The caller must hold the lock on the arena's row. */
export async function updateArena(tx: PrismaTx, id: string, values: ArenaValues, now: Date): Promise<void> {
  const upsert = (['en', 'fr'] as const).map((locale) => ({
    where: { arenaId_locale: { arenaId: id, locale } },
    create: { locale, ...values.texts[locale] },
    update: values.texts[locale],
  }));
  const data = { ...columnsOf(values), version: { increment: 1 }, updatedAt: now, translations: { upsert } };
  await tx.arena.update({ where: { id }, data, select: { id: true } });
}

interface ArenaCommitments {
  waiting: number;
  paidCents: number;
}

/**
 * Returns the commitments in the arena's upcoming slots, on the given days or on all. Returns null if the arena does
 * not exist or belongs to another company.
 */
export async function commitmentsAtArena(
  executor: Executor,
  id: string,
  { from = null, to = null }: { from?: string | null; to?: string | null },
  { scope, now }: { scope: CompanyScope; now: Date },
): Promise<ArenaCommitments | null> {
  const [row] = await executor.query<ArenaCommitments>(
    `SELECT ${commitmentColumns({ arenas: 'a.id', now: '$2', days: { from: '$3', to: '$4' } })}
     FROM arenas a JOIN locations l ON l.id = a.location_id WHERE a.id = $1::uuid AND ${companySql('l.company_id', 5)}`,
    [id, now, from, to, ...companyParams(scope)],
    'arena-standing',
  );
  return row ?? null;
}
