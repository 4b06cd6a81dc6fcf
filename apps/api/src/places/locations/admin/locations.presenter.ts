import type { LocationAdminWire } from '@dronesoccer/contracts';
import type { AdminLocationRow } from './locations.queries.js';

export function presentAdminLocation(row: AdminLocationRow): LocationAdminWire {
  return {
    id: row.id,
    names: row.names,
    address: row.address,
    city: row.city,
    province: row.province,
    postalCode: row.postalCode,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    timeZone: row.timeZone,
    img: row.imageUrl,
    companyId: row.companyId,
    company: row.company,
    isActive: row.isActive,
    arenas: row.arenas,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
