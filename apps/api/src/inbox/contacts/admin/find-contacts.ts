import { Injectable } from '@nestjs/common';
import {
  type ContactDetailsWire,
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
import { bindTo, Database, pageOf, type Slice } from '../../../platform/database/index.js';
import { type CsvColumn, CsvFile } from '../../../platform/http/index.js';
import { safeSportReaders } from '../../../people/users/index.js';
import { type SuperAdmin, superAdmins } from '../../../people/users/index.js';
import { conditionsOf, type ContactFilter } from './contact-filter.js';
import { presentSummary } from './contacts.presenter.js';
import { contactColumns, type ContactRow } from './contacts.queries.js';

interface ExportedContact extends ContactRow {
  phone: string | null;
  message: string;
  details: ContactDetailsWire;
}

const named = ({ id, name }: SuperAdmin): ContactPersonWire => ({ id, name });

const latestFirst = 'ORDER BY c.created_at DESC, c.id DESC';

/** Lists and exports contacts for the dashboard. */
@Injectable()
export class FindContacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(
    { page, pageSize, ...wanted }: ReceivedQuery<'contacts.admin.list'>,
    callerId: string,
  ): Promise<Page<ContactSummaryWire>> {
    const filter = { ...wanted, callerId, now: this.clock.now() };
    return pageOf({ page, pageSize }, (slice) => this.read(filter, slice), presentSummary);
  }

  /** @throws AppError CONTACT_003 if no contact matches */
  export(wanted: ReceivedQuery<'contacts.admin.export'>, callerId: string, locale: Locale): Promise<CsvFile> {
    const params: unknown[] = [];
    const where = conditionsOf({ ...wanted, callerId, now: this.clock.now() }, bindTo(params));
    const text = `SELECT ${contactColumns}, c.phone, c.message, c.details FROM contacts c WHERE ${where} ${latestFirst}`;
    return CsvFile.of({
      name: locale === 'fr' ? 'demandes' : 'contacts',
      columns: columnsIn(locale),
      rows: this.database.openRows<ExportedContact>(text, params),
      whenEmpty: 'CONTACT_003',
    });
  }

  async people(callerId: string): Promise<ContactPeopleWire> {
    const { people: readers } = await safeSportReaders(this.database);
    const isReader = readers.some(({ id }) => id === callerId);
    return { people: (await superAdmins(this.database)).map(named), readers: isReader ? readers.map(named) : [] };
  }

  private async read(filter: ContactFilter, { limit, offset }: Slice): Promise<{ rows: ContactRow[]; total: number }> {
    const [values, counted]: [unknown[], unknown[]] = [[], []];
    const bind = bindTo(values);
    const where = conditionsOf(filter, bind);
    const page = `SELECT ${contactColumns} FROM contacts c WHERE ${where} ${latestFirst} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`;
    const count = `SELECT count(*)::int AS total FROM contacts c WHERE ${conditionsOf(filter, bindTo(counted))}`;
    const [rows, [all]] = await Promise.all([
      this.database.query<ContactRow>(page, values),
      this.database.query<{ total: number }>(count, counted),
    ]);
    return { rows, total: all?.total ?? 0 };
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
