import {
  auditActionName,
  type AuditDetailWire,
  type AuditEntryWire,
  type AuditFieldWire,
  type AuditRecordWire,
  auditSubjectName,
  type Locale,
} from '@dronesoccer/contracts';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { CsvColumn } from '../../../platform/http/index.js';
import type { AuditDetailRow, AuditEntryRow } from './audit.queries.js';
import { auditFields } from './audit-fields.js';

export function presentEntry(row: AuditEntryRow): AuditEntryWire {
  const { id, at, actorId, actorName, actorEmail, action, subjectType, subjectId, subjectCount, network } = row;
  return {
    ...{ id, action, subjectType, subjectId, subjectCount, network },
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '', email: actorEmail ?? '' },
  };
}

export const presentDetail = (row: AuditDetailRow, records: AuditRecordWire[]): AuditDetailWire => ({
  ...presentEntry(row),
  requestId: row.requestId,
  subjectIds: row.subjectIds ?? [],
  fields: auditFields(row.before, row.after),
  records,
});

/** Instants are shown in the organisation's time zone. */
export function exportColumns(locale: Locale): CsvColumn<AuditDetailRow>[] {
  const column = (en: string, fr: string, value: CsvColumn<AuditDetailRow>['value']): CsvColumn<AuditDetailRow> => ({
    heading: locale === 'fr' ? fr : en,
    value,
  });
  const changed = (row: AuditDetailRow, side: 'before' | 'after'): string =>
    auditFields(row.before, row.after)
      .filter((field) => field.before !== field.after && field[side] !== null)
      .map((field: AuditFieldWire) => `${field.field}: ${field[side] ?? ''}`)
      .join('\n');
  return [
    column('When', 'Date', (row) => organisationClock(row.at)),
    column('Person', 'Personne', (row) => row.actorName ?? ''),
    column('Email', 'Courriel', (row) => row.actorEmail ?? ''),
    column('Action', 'Action', (row) => auditActionName(row.action)[locale]),
    column('Subject', 'Objet', (row) => auditSubjectName(row.subjectType)[locale]),
    column('Subject id', 'Identifiant', (row) => row.subjectId ?? (row.subjectIds ?? []).join(' ')),
    column('Before', 'Avant', (row) => changed(row, 'before')),
    column('After', 'Après', (row) => changed(row, 'after')),
    column('Network', 'Réseau', (row) => row.network ?? ''),
    column('Request', 'Requête', (row) => row.requestId ?? ''),
  ];
}
