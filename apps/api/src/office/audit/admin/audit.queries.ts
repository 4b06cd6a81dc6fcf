import type { ReceivedQuery } from '@dronesoccer/contracts';
import { type Bind, contains, equals, type Executor, onDays, type SqlList } from '../../../platform/database/index.js';

export interface AuditEntryRow {
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  actorEmail: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  subjectCount: number;
  network: string | null;
}

export interface AuditDetailRow extends AuditEntryRow {
  subjectIds: string[] | null;
  requestId: string | null;
  before: unknown;
  after: unknown;
}

interface Reader {
  /** False hides the entries about safe-sport reports. */
  seesSafeSport: boolean;
}

const entryColumns = `e.id, e.at, u.id AS "actorId", btrim(u.first_name || ' ' || u.last_name) AS "actorName",
  u.email::text AS "actorEmail", e.action, e.subject_type AS "subjectType", e.subject_id AS "subjectId",
  COALESCE(cardinality(e.subject_ids), 1) AS "subjectCount", e.network`;

const detailColumns = `${entryColumns}, e.subject_ids AS "subjectIds", e.request_id AS "requestId", e.before, e.after`;

const withActors = 'audit_entries e LEFT JOIN users u ON u.id = e.actor_id';

const visibleTo = ({ seesSafeSport }: Reader): string => (seesSafeSport ? 'true' : `e.subject_type <> 'safe-sport'`);

const sharedTerms = {
  from: withActors,
  where: (_bind: Bind, filter: Reader) => visibleTo(filter),
  filters: {
    search: contains(`u.first_name || ' ' || u.last_name || ' ' || u.email::text`),
    action: equals('e.action'),
    subjectType: equals('e.subject_type'),
    subjectId: (id: string, bind: Bind) => {
      const subjectId = id.trim().toLowerCase();
      if (subjectId === '') return null;
      const value = bind(subjectId);
      return `(e.subject_id = ${value} OR e.subject_ids @> ARRAY[${value}]::text[])`;
    },
    ...onDays('e.at'),
  },
  order: 'e.at DESC, e.id DESC',
} as const;

export const auditList: SqlList<AuditEntryRow, ReceivedQuery<'audit.admin.list'>, Reader> = {
  ...sharedTerms,
  columns: entryColumns,
};

export const auditExport: SqlList<AuditDetailRow, ReceivedQuery<'audit.admin.export'>, Reader> = {
  ...sharedTerms,
  columns: detailColumns,
};

export async function entryById(
  executor: Executor,
  id: string,
  { seesSafeSport }: Reader,
): Promise<AuditDetailRow | null> {
  const [row] = await executor.query<AuditDetailRow>(
    `SELECT ${detailColumns} FROM ${withActors} 
      WHERE e.id = $1::uuid AND ($2 OR e.subject_type <> 'safe-sport')`,
    [id, seesSafeSport],
    'audit-entry-by-id',
  );
  return row ?? null;
}
