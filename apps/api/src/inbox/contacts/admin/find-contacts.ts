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
import { Clock } from '../../../platform/clock/index.js';
import { Database, openList, readPage } from '../../../platform/database/index.js';
import { column, type CsvExport, CsvFile, instantColumn } from '../../../platform/http/index.js';
import { safeSportReaders } from '../../../people/users/index.js';
import { type SuperAdmin, superAdmins } from '../../../people/users/index.js';
import { contactExport, contactList, type ExportedContact } from './contact-filter.js';
import { presentSummary } from './contacts.presenter.js';

const contactPersonOf = ({ id, name }: SuperAdmin): ContactPersonWire => ({ id, name });

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
      ...contactFile,
      locale,
      rows: openList(this.database, contactExport, { ...filter, callerId, now: this.clock.now() }),
    });
  }

  async people(callerId: string): Promise<ContactPeopleWire> {
    const { people: readers } = await safeSportReaders(this.database);
    const isReader = readers.some(({ id }) => id === callerId);
    return {
      people: (await superAdmins(this.database)).map(contactPersonOf),
      readers: isReader ? readers.map(contactPersonOf) : [],
    };
  }
}

const states: Readonly<Record<ContactState, LocalText>> = {
  [ContactState.NEW]: { en: 'New', fr: 'Nouvelle' },
  [ContactState.OPEN]: { en: 'Open', fr: 'En cours' },
  [ContactState.DONE]: { en: 'Done', fr: 'Terminée' },
};

const yes = { en: 'yes', fr: 'oui' };

/** Instants are shown in the organisation's time zone. */
const contactFile: CsvExport<ExportedContact> = {
  name: { en: 'contacts', fr: 'demandes' },
  whenEmpty: 'CONTACT_003',
  columns: [
    column('Number', 'Numéro', (row) => row.number),
    instantColumn('Received', 'Reçue', (row) => row.createdAt),
    column('Type', 'Type', (row, locale) => contactLabels.types[row.type][locale]),
    column('Status', 'État', (row, locale) => states[row.state][locale]),
    column('Name', 'Nom', (row) => row.fullName ?? ''),
    column('Email', 'Courriel', (row) => row.email),
    column('Phone', 'Téléphone', (row) => row.phone ?? ''),
    column('Message', 'Message', (row) => row.message),
    column('Details', 'Précisions', ({ type, details }, locale) =>
      detailLines(type, details)
        .map(({ label, value }) => `${label[locale]}: ${value[locale]}`)
        .join('; '),
    ),
    column('Assigned to', 'Responsable', (row) => row.assignee?.name ?? ''),
    column('Answered by email', 'Réponse par courriel', (row, locale) => (row.isMailSent ? yes[locale] : '')),
    column('Answered by text', 'Réponse par texto', (row, locale) => (row.isSmsSent ? yes[locale] : '')),
  ],
};
