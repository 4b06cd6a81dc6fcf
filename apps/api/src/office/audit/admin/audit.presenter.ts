import {
  auditActionName,
  type AuditDetailWire,
  type AuditEntryWire,
  auditFieldLabel,
  type AuditFormats,
  type AuditRecordWire,
  auditSubjectName,
  auditValueText,
  type Locale,
  organisationZone,
} from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { dayText, organisationDayText, timeText } from '@dronesoccer/domain/calendar';
import { column, type CsvExport, instantColumn } from '../../../platform/http/index.js';
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

/**
 * Instants are shown in the organisation's time zone. The changed values are in the reader's words, as in the drawer,
 * and are followed by the stored values.
 */
export const auditFile: CsvExport<AuditDetailRow> = {
  name: { en: 'audit', fr: 'journal' },
  whenEmpty: 'AUDIT_003',
  columns: [
    instantColumn('When', 'Date', (row) => row.at),
    column('Person', 'Personne', (row) => row.actorName ?? ''),
    column('Email', 'Courriel', (row) => row.actorEmail ?? ''),
    column('Action', 'Action', (row, locale) => auditActionName(row.action)[locale]),
    column('Subject', 'Objet', (row, locale) => auditSubjectName(row.subjectType)[locale]),
    column('Subject id', 'Identifiant', (row) => row.subjectId ?? (row.subjectIds ?? []).join(' ')),
    column('Before', 'Avant', (row, locale) => inWords(row, 'before', locale)),
    column('After', 'Après', (row, locale) => inWords(row, 'after', locale)),
    column('Before, as stored', 'Avant, valeurs brutes', (row) => storedValues(row, 'before')),
    column('After, as stored', 'Après, valeurs brutes', (row) => storedValues(row, 'after')),
    column('Network', 'Réseau', (row) => row.network ?? ''),
    column('Request', 'Requête', (row) => row.requestId ?? ''),
  ],
};

type Side = 'before' | 'after';

/** Returns the values of the changed fields on one side. A field that is absent there is left out. */
function changedValues(row: AuditDetailRow, side: Side): { field: string; value: string }[] {
  return auditFields(row.before, row.after).flatMap(({ field, ...values }) => {
    const value = values[side];
    return values.before === values.after || value === null ? [] : [{ field, value }];
  });
}

function storedValues(row: AuditDetailRow, side: Side): string {
  return changedValues(row, side)
    .map(({ field, value }) => `${field}: ${value}`)
    .join('\n');
}

function inWords(row: AuditDetailRow, side: Side, locale: Locale): string {
  const formats = formatsIn(locale);
  return changedValues(row, side)
    .map(({ field, value }) => {
      const text = auditValueText({ entry: row, field, value }, formats);
      return `${auditFieldLabel(field, locale)}${locale === 'fr' ? '\u00a0:' : ':'} ${text}`;
    })
    .join('\n');
}

const formatsIn = (locale: Locale): AuditFormats => ({
  locale,
  money: (dollars) => moneyText(Math.round(dollars * 100), locale),
  instant: (iso) => {
    const at = new Date(iso);
    return `${organisationDayText(at, locale)}, ${timeText(organisationZone, at, locale)}`;
  },
  wallTime: (local) => `${dayText(local.slice(0, 10), locale)}, ${local.slice(11)}`,
  day: (day) => dayText(day, locale),
  yesNo: (is) => yesNo[locale][is ? 'yes' : 'no'],
});

const yesNo = { en: { yes: 'Yes', no: 'No' }, fr: { yes: 'Oui', no: 'Non' } } as const;
