import { Injectable } from '@nestjs/common';
import type { ContactSummaryWire, ContactWire, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Database, readPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { safeSportReaders } from '../../../people/users/index.js';
import { reportList } from './contact-filter.js';
import { presentReport } from './contacts.presenter.js';
import { ManageContacts } from './manage-contacts.js';

/** A report after a call that may have changed it. */
interface ChangedReport {
  report: ContactWire;
  /** True if the audit has the change. */
  isRecorded: boolean;
}

/** Serves safe-sport reports to the people who may read them. For everyone else, no reports exist. */
@Injectable()
export class ReadSafeSport {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly contacts: ManageContacts,
  ) {}

  /** @throws AppError CONTACT_003 if the caller may not read reports */
  private async admit(callerId: string): Promise<void> {
    const { people } = await safeSportReaders(this.database);
    if (!people.some(({ id }) => id === callerId)) throw new AppError('CONTACT_003');
  }

  /** Lists the reports and their states, but not their content. Staff read the content by opening a report. */
  async list(callerId: string, query: ReceivedQuery<'safeSport.admin.list'>): Promise<Page<ContactSummaryWire>> {
    await this.admit(callerId);
    return readPage(this.database, reportList, query, presentReport);
  }

  /** Returns a report. The opening is recorded, so no one reads a report without a record. */
  async open(callerId: string, id: string): Promise<ContactWire> {
    await this.admit(callerId);
    const report = await this.contacts.get(id, 'safeSport');
    await this.recordOpening(callerId, id);
    return report;
  }

  /**
   * Changes a report. Its reply shows the report, so a call that records no change counts as an opening: a retry, a
   * change to the current values, and one that is refused with the current report.
   *
   * @throws AppError CONTACT_003 if the caller may not read reports, and every error of `change`
   */
  async change(callerId: string, id: string, change: () => Promise<ChangedReport>): Promise<ContactWire> {
    await this.admit(callerId);
    try {
      const { report, isRecorded } = await change();
      if (!isRecorded) await this.recordOpening(callerId, id);
      return report;
    } catch (error) {
      if (error instanceof AppError && error.code === 'CONTACT_011') await this.recordOpening(callerId, id);
      throw error;
    }
  }

  private async recordOpening(actorId: string, id: string): Promise<void> {
    const subject = { subjectType: 'safe-sport', subjectId: id };
    await this.audit.write(this.database, { actorId, action: 'safe-sport.opened', ...subject });
  }
}
