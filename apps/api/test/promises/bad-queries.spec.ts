import {
  type BodyField,
  type BodyFields,
  calls,
  type CallWithQuery,
  type FailureEnvelope,
  limits,
  type Page,
  queries,
  Role,
  type SuccessEnvelope,
  valuesOf,
} from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import pg from 'pg';
import { useApi } from '../support/api.js';
import { type Person, withRoles } from '../support/people.js';

/**
 * Promise S11 for the queries of all calls that read: a text of 10,000 characters, a page or a size beyond the limit, and a day
 * that does not exist are refused with a code, before anything is read. Extremes within the limits are answered.
 */

/** The server refuses such an address before it looks at the fields. */
const tooLong = 'x'.repeat(10_000);
/** An address with such a field is short enough for the field to be looked at. */
const long = 'x'.repeat(3_000);

/** The session and the limits of the caller may be read before a query is refused. */
const mostStatements = 3;

const fieldsOf: Readonly<Record<CallWithQuery, BodyFields>> = queries;
/** The calls that only read. Another call may refuse its body first. */
const names = (Object.keys(fieldsOf) as CallWithQuery[]).filter((name) => calls[name].method === 'GET');

/** Returns texts that the field never takes. */
function refusedBy(name: string, field: BodyField): string[] {
  switch (field.kind) {
    case 'integer':
      return [long, String(field.min - 1), String(field.max + 1), ...(name === 'page' ? ['1000000000', '1e9'] : [])];
    case 'dollars':
      return [long, '-0.01', String(Math.ceil(field.max) + 1)];
    case 'day':
      return [long, '2026-02-30', '1899-12-31', '2100-01-01', '9999-12-31'];
    case 'judgedDay':
      return [long, '2026-02-30', '9999-99-99'];
    case 'judgedNumber':
      return [long, 'NaN', String(field.min - 1), String(field.max + 1)];
    default:
      return [long];
  }
}

/** Returns a value for a field that a call requires. */
function valueFor(field: BodyField): string {
  switch (field.kind) {
    case 'oneOf':
    case 'someOf':
      return String(field.values[0]);
    case 'day':
    case 'judgedDay':
      return '2026-12-31';
    case 'id':
    case 'ids':
      return newRowId();
    default:
      return '1';
  }
}

describe('a query', () => {
  const api = useApi({ ROLES: 'http' });
  let person: Person;
  let statements = 0;

  beforeAll(async () => {
    person = await withRoles(api, ...valuesOf(Role));
    const safeSport = JSON.stringify({ readers: [person.user.id] });
    await api.database.query(`UPDATE settings SET value = $1::jsonb WHERE key = 'safeSport'`, [safeSport]);
    const query = pg.Client.prototype.query;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      statements++;
      return Reflect.apply(query, this, args) as unknown;
    });
  });
  afterAll(() => jest.restoreAllMocks());

  /** Sends the fields to the call, with a value for every other field that it requires. */
  const send = async (name: CallWithQuery, sent: Readonly<Record<string, string>>) => {
    const required = Object.entries(fieldsOf[name]).filter(([, field]) => !field.optional);
    const query = { ...Object.fromEntries(required.map(([key, field]) => [key, valueFor(field)])), ...sent };
    const url = `/api${calls[name].path.replaceAll(/:\w+/g, () => newRowId())}`;
    statements = 0;
    const answer = await api.http.get(url).query(query).set(person.bearer).redirects(0);
    return { status: answer.status, statements, body: answer.body as unknown };
  };

  it.each(names)('of %s is refused for each field that is far too long or out of range', async (name) => {
    for (const [key, field] of Object.entries(fieldsOf[name])) {
      for (const text of [tooLong, ...refusedBy(key, field)]) {
        const { body, ...answer } = await send(name, { [key]: text });
        const { errorCode, errors } = body as FailureEnvelope;
        const isLookedAt = text !== tooLong && !field.kind.startsWith('judged');
        const isNamed = !isLookedAt || (errors ?? []).some((error) => error.field === key);
        const tried = { key, text: text.slice(0, 20) };
        expect({ ...tried, status: answer.status, isNamed }).toEqual({ ...tried, status: 400, isNamed: true });
        expect(errorCode).toMatch(/^[A-Z]+_(?:\d{3}|[A-Z_]+)$/);
        expect({ ...tried, isBounded: answer.statements <= mostStatements }).toEqual({ ...tried, isBounded: true });
      }
    }
  });

  const paged = names.filter((name) => 'page' in fieldsOf[name]);

  it.each(paged)('of %s for the last page of all is answered with no rows', async (name) => {
    const { search } = fieldsOf[name];
    const answer = await send(name, {
      ...{ page: String(limits.pageNumberMax), pageSize: String(limits.page.max) },
      ...(search?.kind === 'text' && { search: 'x'.repeat(search.max) }),
    });
    // A list of a record that does not exist has no pages.
    if (answer.status === 404) return;
    const { data } = answer.body as SuccessEnvelope<Page<unknown>>;
    expect({ status: answer.status, items: data.items }).toEqual({ status: 200, items: [] });
  });

  const ranged = names.filter((name) => 'from' in fieldsOf[name] && 'to' in fieldsOf[name]);

  it.each(ranged)(
    'of %s for two centuries, or for days in the wrong order, is answered or has a code',
    async (name) => {
      for (const [from, to] of [
        ['1900-01-01', '2099-12-31'],
        ['2099-12-31', '1900-01-01'],
      ] as const) {
        const { status, body } = await send(name, { from, to });
        const code = status < 400 ? null : (body as FailureEnvelope).errorCode;
        expect({ from, status, hasCode: code !== null }).toEqual({ from, status, hasCode: status >= 400 });
        expect([200, 400, 404]).toContain(status);
      }
    },
  );
});
