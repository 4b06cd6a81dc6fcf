import type { LocalText, ProvinceCode, ReceivedQuery } from '@dronesoccer/contracts';
import { type CompanyScope, companyFilter } from '../../../platform/access/index.js';
import { likeText, type Prisma, type PrismaTx, type Slice } from '../../../platform/database/index.js';

/** A location's editable values, as the database stores them. */
export interface LocationValues {
  names: LocalText;
  address: string;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  imageUrl: string | null;
  companyId: string | null;
}

export interface AdminLocationRow extends LocationValues {
  id: string;
  company: { id: string; name: string } | null;
  isActive: boolean;
  arenas: number;
  version: number;
  updatedAt: Date;
}

const include = {
  translations: { select: { locale: true, name: true } },
  company: { select: { id: true, name: true } },
  _count: { select: { arenas: true } },
} as const satisfies Prisma.LocationInclude;

type LocationRecord = Prisma.LocationGetPayload<{ include: typeof include }>;

function rowOf({ translations, _count, ...location }: LocationRecord): AdminLocationRow {
  const nameIn = (locale: string): string => translations.find((each) => each.locale === locale)?.name ?? '';
  return {
    ...location,
    // The database holds only valid codes (a CHECK constraint).
    province: location.province as ProvinceCode,
    names: { en: nameIn('en'), fr: nameIn('fr') },
    arenas: _count.arenas,
  };
}

/** Returns null if there is no such location or it belongs to another company. */
export async function adminLocation(
  client: PrismaTx,
  id: string,
  scope: CompanyScope,
): Promise<AdminLocationRow | null> {
  const found = await client.location.findFirst({ where: { id, ...companyFilter(scope) }, include });
  return found && rowOf(found);
}

/** Reads a location like `adminLocation` and locks it until the transaction ends. */
export async function lockLocation(tx: PrismaTx, id: string, scope: CompanyScope): Promise<AdminLocationRow | null> {
  await tx.$queryRaw`SELECT 1 AS locked FROM locations WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return adminLocation(tx, id, scope);
}

export async function listAdminLocations(
  client: PrismaTx,
  { search = '', companyId, province, active }: ReceivedQuery<'locations.admin.list'>,
  scope: CompanyScope,
  { limit: take, offset: skip }: Slice,
): Promise<{ rows: AdminLocationRow[]; total: number }> {
  const term = search.trim();
  const holds = { contains: likeText(term), mode: 'insensitive' } as const;
  const where: Prisma.LocationWhereInput = {
    AND: [
      companyFilter(scope),
      companyId === undefined ? {} : { companyId },
      province === undefined ? {} : { province },
      active === undefined ? {} : { isActive: active },
      term === '' ? {} : { OR: [{ city: holds }, { address: holds }, { translations: { some: { name: holds } } }] },
    ],
  };
  const orderBy = [{ city: 'asc' }, { id: 'asc' }] as const satisfies Prisma.LocationOrderByWithRelationInput[];
  const found = await client.location.findMany({ where, include, orderBy, take, skip });
  return { rows: found.map(rowOf), total: await client.location.count({ where }) };
}

const namesOf = ({ en, fr }: LocalText) => [
  { locale: 'en', name: en },
  { locale: 'fr', name: fr },
];

export async function insertLocation(
  tx: PrismaTx,
  { id, now }: { id: string; now: Date },
  { names, ...values }: LocationValues,
): Promise<void> {
  const data = { id, ...values, createdAt: now, updatedAt: now, translations: { create: namesOf(names) } };
  await tx.location.create({ data, select: { id: true } });
}

/** The transaction must have locked the location's row. */
export async function updateLocation(
  tx: PrismaTx,
  id: string,
  { names, ...values }: Partial<LocationValues> & { isActive?: boolean },
  now: Date,
): Promise<void> {
  const translations = names && {
    upsert: namesOf(names).map(({ locale, name }) => ({
      where: { locationId_locale: { locationId: id, locale } },
      create: { locale, name },
      update: { name },
    })),
  };
  const data = { ...values, version: { increment: 1 }, updatedAt: now, ...(translations && { translations }) };
  await tx.location.update({ where: { id }, data, select: { id: true } });
}

/** Returns the ids of the location, or of all locations of the company. Returns null if there is no such record. */
export async function locationIdsOf(
  client: PrismaTx,
  of: 'location' | 'company',
  id: string,
): Promise<string[] | null> {
  if (of === 'location') return (await client.location.count({ where: { id } })) === 0 ? null : [id];
  if ((await client.company.count({ where: { id } })) === 0) return null;
  const locations = await client.location.findMany({ where: { companyId: id }, select: { id: true } });
  return locations.map((location) => location.id);
}
