import type { PartnerWire } from '@dronesoccer/contracts';
import type { PartnerRow } from './partners.queries.js';

export function presentPartner({ id, orgName, province, logoUrl, website }: PartnerRow): PartnerWire {
  return { id, orgName, province, logoUrl, website };
}
