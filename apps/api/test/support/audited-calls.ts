import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  type Access,
  adminRoles,
  auditActions,
  type AuditSubject,
  auditSubjects,
  exportedRecords,
} from '@dronesoccer/contracts';
import pg from 'pg';
import type { Database } from '../../src/platform/database/index.js';
import type { EndpointDefinition } from '../../src/platform/http/index.js';
import { requestOrigin } from '../../src/platform/origin/index.js';

/**
 * Tables whose rows are no change in the sense of the audit: bookkeeping of requests and caches, a person's own saved
 * views, uploads that nothing uses yet, and imports, whose job leaves the entry once the rows are applied.
 */
const ignored = new Set([
  ...['audit_entries', 'idempotency_keys', 'rate_limits', 'content_versions', 'sessions', 'saved_views'],
  ...['uploaded_pictures', 'imports', 'import_rows', 'product_imports', 'product_import_rows', 'subscriber_imports'],
  'subscriber_import_rows',
]);

/** The tables that each request changed, by the request's id. */
const changes = new Map<string, Set<string>>();

/** True if only administrators may make the call. */
export const isAdministrative = (access: Access): boolean =>
  Array.isArray(access) && access.every((role) => adminRoles.some((each) => each === role));

interface Answered {
  requestId: string;
  name: string;
  isWrite: boolean;
}

/**
 * Watches the administrative calls of a server. Returns a function that lists the faulty calls since it last ran. A
 * call is faulty if it changed something or exported personal data without exactly one audit entry, or if the entry's
 * action or subject has no name in the catalogue.
 */
export function watchAudit(server: Server, database: Database): () => Promise<string[]> {
  watchWrites();
  let answered: Answered[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse;
    response.end = (...sent: unknown[]) => {
      const { endpoint, requestId } = request as { endpoint?: EndpointDefinition; requestId?: string };
      if (endpoint !== undefined && requestId !== undefined && response.statusCode < 400) {
        const { name, access, method } = endpoint;
        if (isAdministrative(access)) answered.push({ requestId, name, isWrite: method !== 'GET' });
      }
      return end(...sent);
    };
  });
  return async () => {
    const calls = answered;
    answered = [];
    return calls.length === 0 ? [] : faultsOf(database, calls);
  };
}

const exported: Readonly<Record<string, AuditSubject | null>> = exportedRecords;

async function faultsOf(database: Database, calls: readonly Answered[]): Promise<string[]> {
  const entries = await database.query<{ requestId: string; action: string; subjectType: string }>(
    `SELECT request_id AS "requestId", action, subject_type AS "subjectType" FROM audit_entries
      WHERE request_id = ANY($1::text[])`,
    [calls.map(({ requestId }) => requestId)],
  );
  const unnamed = entries
    .filter(({ action, subjectType }) => !(action in auditActions) || !(subjectType in auditSubjects))
    .map(({ action, subjectType }) => `${action} or ${subjectType} has no name in the audit’s catalogue`);
  const miscounted = calls.flatMap(({ requestId, name, isWrite }) => {
    const left = entries.filter((entry) => entry.requestId === requestId).map(({ action }) => action);
    const changed = [...(changes.get(requestId) ?? [])];
    const isExport = exported[name] !== undefined && exported[name] !== null;
    const isRight = left.length === 1 || (left.length === 0 && !isExport && (!isWrite || changed.length === 0));
    return isRight ? [] : [`${name} changed [${changed.join(', ')}] and left the audit entries [${left.join(', ')}]`];
  });
  return [...new Set([...unnamed, ...miscounted])];
}

const writing =
  /\b(?:INSERT\s+INTO|(?<!\b(?:FOR|KEY|DO)\s+)UPDATE|DELETE\s+FROM)\s+(?:"?public"?\.)?"?([a-z_]+)"?[\s(]/gi;

/**
 * Notes the tables that a statement changes, if a request sent the statement and at least one row was affected. A
 * statement that counts its changes in a WITH clause affects a row if the count is not zero.
 */
function note(text: string, { rowCount, rows }: pg.QueryResult): void {
  const origin = requestOrigin();
  const counts: unknown[] = /^\s*WITH\b/i.test(text) && rows.length === 1 ? Object.values(rows[0] as object) : [];
  if (origin === null || rowCount === 0 || (counts.length > 0 && counts.every((count) => count === 0))) return;
  for (const [, table = ''] of text.matchAll(writing)) {
    if (!ignored.has(table)) changes.set(origin.requestId, (changes.get(origin.requestId) ?? new Set()).add(table));
  }
}

type AnyFunction = (...args: unknown[]) => unknown;

const watched = Symbol('The statements of this prototype are watched.');

/**
 * Watches all statements of the process that return a promise. The pool stays as it is: this process also runs the test
 * of the trace that a waiting statement belongs to.
 */
function watchWrites(): void {
  const client = pg.Client.prototype as unknown as { query: AnyFunction; [watched]?: true };
  if (client[watched]) return;
  client[watched] = true;
  const { query } = client;
  client.query = function (this: unknown, ...args: unknown[]) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    const result = query.apply(this, args);
    if (text !== undefined && result instanceof Promise) {
      result.then(
        (answer: pg.QueryResult) => note(text, answer),
        () => undefined,
      );
    }
    return result;
  };
}
