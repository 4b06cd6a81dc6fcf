import { Injectable } from '@nestjs/common';
import { type Page, PartnerState, type PartnerWire } from '@dronesoccer/contracts';
import { Database, pageOf, type RequestedPage } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { presentPartner } from './partners.presenter.js';
import { listShownPartners, partnerById } from './partners.queries.js';

/** Reads the partners that are shown to the public. */
@Injectable()
export class ReadPartners {
  constructor(private readonly database: Database) {}

  list(page: RequestedPage): Promise<Page<PartnerWire>> {
    return pageOf(page, (slice) => listShownPartners(this.database, slice), presentPartner);
  }

  /**
   * @throws AppError PART_001 if the partner does not exist or is a pending application; PART_003 if the partner is not
   * shown
   */
  async get(id: string): Promise<PartnerWire> {
    const partner = await partnerById(this.database, id);
    if (partner === null || partner.state === PartnerState.PENDING) throw new AppError('PART_001');
    if (partner.state !== PartnerState.ACTIVE) throw new AppError('PART_003');
    return presentPartner(partner);
  }
}
