import { oneOf, optional, text } from '../../common/body.ts';
import { dayRange, paged, search } from '../../common/query.ts';
import { type AuditAction, auditActions, type AuditSubject, auditSubjects } from './names.ts';

/** The filter for the list and the export of the audit. */
const auditFilter = {
  /** A part of the actor's name or email address. */
  search: search(),
  action: optional(oneOf(Object.keys(auditActions) as AuditAction[])),
  subjectType: optional(oneOf(Object.keys(auditSubjects) as AuditSubject[])),
  /** Finds the entries about one record, including those of bulk calls. */
  subjectId: optional(text({ min: 0, max: 100 })),
  ...dayRange,
} as const;

export const auditQueries = {
  'audit.admin.list': { ...auditFilter, ...paged },
  'audit.admin.export': auditFilter,
} as const;
