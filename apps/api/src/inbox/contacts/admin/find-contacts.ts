import { Injectable } from '@nestjs/common';
import {
  type ContactPeopleWire,
  type ContactPersonWire,
  ContactState,
  type ContactSummaryWire,
  contactLabels,
  detailLines,
  type Locale,
  type LocalText,
  type Page,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { organisationClock } from '@dronesoccer/domain/calendar';
import { Clock } from '../../../platform/clock/index.js';
import { Database, openList, readPage } from '../../../platform/database/index.js';
import { type CsvColumn, CsvFile } from '../../../platform/http/index.js';
import { safeSportReaders } from '../../../people/users/index.js';
import { type SuperAdmin, superAdmins } from '../../../people/users/index.js';
import { contactExport, contactList, type ExportedContact } from './contact-filter.js';
import { presentSummary } from './contacts.presenter.js';

const named = ({ id, name }: SuperAdmin): ContactPersonWire => ({ id, name });

/** Lists and exports contacts for the dashboard. */
@Injectable()
export class FindContacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(query: ReceivedQuery<'contacts.admin.list'>, callerId: string): Promise<Page<ContactSummaryWire>> {
    return readPage(this.database, contactList, { ...query, callerId, now: this.clock.now() }, presentSummary);
  }

  /** @throws AppError CONTACT_003 if no contact matches */
  export(filter: ReceivedQuery<'contacts.admin.export'>, callerId: string, locale: Locale): Promise<CsvFile> {
    return CsvFile.of({
      name: locale === 'fr' ? 'demandes' : 'contacts',
      columns: columnsIn(locale),
      rows: openList(this.database, contactExport, { ...filter, callerId, now: this.clock.now() }),
      whenEmpty: 'CONTACT_003',
    });
  }

  async people(callerId: string): Promise<ContactPeopleWire> {
    const { people: readers } = await safeSportReaders(this.database);
    const isReader = readers.some(({ id }) => id === callerId);
    return { people: (await superAdmins(this.database)).map(named), readers: isReader ? readers.map(named) : [] };
  }
}

const states: Readonly<Record<ContactState, LocalText>> = {
  [ContactState.NEW]: { en: 'New', fr: 'Nouvelle' },
  [ContactState.OPEN]: { en: 'Open', fr: 'En cours' },
  [ContactState.DONE]: { en: 'Done', fr: 'Terminée' },
};

/** Instants are shown in the organisation's time zone. */
function columnsIn(locale: Locale): CsvColumn<ExportedContact>[] {
  const column = (heading: LocalText, value: CsvColumn<ExportedContact>['value']): CsvColumn<ExportedContact> => ({
    heading: heading[locale],
    value,
  });
  const yes = { en: 'yes', fr: 'oui' }[locale];
  return [
    column({ en: 'Number', fr: 'Numéro' }, (row) => row.number),
    column({ en: 'Received', fr: 'Reçue' }, (row) => organisationClock(row.createdAt)),
    column({ en: 'Type', fr: 'Type' }, (row) => contactLabels.types[row.type][locale]),
    column({ en: 'Status', fr: 'État' }, (row) => states[row.state][locale]),
    column({ en: 'Name', fr: 'Nom' }, (row) => row.fullName ?? ''),
    column({ en: 'Email', fr: 'Courriel' }, (row) => row.email),
    column({ en: 'Phone', fr: 'Téléphone' }, (row) => row.phone ?? ''),
    column({ en: 'Message', fr: 'Message' }, (row) => row.message),
    column({ en: 'Details', fr: 'Précisions' }, ({ type, details }) =>
      detailLines(type, details)
        .map(({ label, value }) => `${label[locale]}: ${value[locale]}`)
        .join('; '),
    ),
    column({ en: 'Assigned to', fr: 'Responsable' }, (row) => row.assignee?.name ?? ''),
    column({ en: 'Answered by email', fr: 'Réponse par courriel' }, (row) => (row.isMailSent ? yes : '')),
    column({ en: 'Answered by text', fr: 'Réponse par texto' }, (row) => (row.isSmsSent ? yes : '')),
  ];
}
