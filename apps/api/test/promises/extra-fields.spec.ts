import {
  bodies,
  type BodyFields,
  type CallName,
  callNames,
  calls,
  type FailureEnvelope,
  Role,
  valuesOf,
} from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { useApi } from '../support/api.js';
import { type Person, withRoles } from '../support/people.js';

/** Promise S2: unknown fields in a body are rejected by name, on every write, for every caller. */

/** Fields that someone might send to gain privileges, to pay less, or to act as someone else. */
const wishes: Readonly<Record<string, unknown>> = {
  role: Role.SUPER_ADMIN,
  userRoles: [Role.SUPER_ADMIN],
  ownerId: newRowId(),
  userId: newRowId(),
  companyId: newRowId(),
  price: 0.01,
  total: 0,
  status: 2,
  isActive: true,
  emailVerifiedAt: '2026-01-01T00:00:00Z',
};

const described = bodies as Readonly<Record<string, BodyFields | undefined>>;
const writes = callNames.filter((name) => calls[name].method !== 'GET');
const sendsFiles = (name: CallName): boolean => Object.keys(calls[name].files).length > 0;

/** Calls that read no fields and must not reject unknown ones, each with the reason. */
const excepted: Partial<Record<CallName, string>> = {
  'newsletter.unsubscribe': 'a mail program posts its one click with a field of its own (RFC 8058)',
  'restockNotices.stop': 'a mail program posts its one click with a field of its own (RFC 8058)',
};
const taking = writes.filter((name) => excepted[name] === undefined);

describe('a field that a call does not know', () => {
  const api = useApi();
  const people = new Map<Role, Person>();
  const identities = [null, ...valuesOf(Role)] as const;

  beforeAll(async () => {
    for (const role of valuesOf(Role)) people.set(role, await withRoles(api, role));
  });

  const mayCall = (name: CallName, identity: Role | null): boolean => {
    const { access } = calls[name];
    if (typeof access === 'string') return access !== 'user' || identity !== null;
    return identity !== null && access.includes(identity);
  };

  /** Sends the fields in the format that the call takes: JSON, a form, or text fields beside files. */
  const send = (name: CallName, identity: Role | null, fields: Readonly<Record<string, unknown>>) => {
    const { method, path, form, files } = calls[name];
    const url = `/api${path.replaceAll(/:\w+/g, () => newRowId())}`;
    const headers = identity === null ? {} : (people.get(identity)?.bearer ?? {});
    const asked = api.http[method.toLowerCase() as 'post'](url).set(headers);
    if (form) return asked.type('form').send(new URLSearchParams(textsOf(fields)).toString());
    if (!sendsFiles(name)) return asked.send(fields);
    for (const [field, text] of textsOf(fields)) void asked.field(field, text);
    for (const part of Object.keys(files)) void asked.attach(part, Buffer.from('id\n1\n'), 'file.csv');
    return asked;
  };

  it('is tried on every write, whatever kind of body it takes', () => {
    expect(taking.length).toBeGreaterThan(60);
    expect(taking.filter(sendsFiles).length).toBeGreaterThan(0);
    expect(taking.filter((name) => described[name] === undefined).length).toBeGreaterThan(20);
    expect(writes).toEqual(expect.arrayContaining(Object.keys(excepted)));
  });

  it.each(taking)('is refused by name: %s', async (name) => {
    const known = Object.keys(described[name] ?? {});
    const unknown = Object.entries(wishes).filter(([field]) => !known.includes(field));
    // If a call describes no fields beside its files, the server reads at most eight.
    const sent = sendsFiles(name) ? unknown.slice(0, 8) : unknown;
    for (const identity of identities.filter((one) => mayCall(name, one))) {
      const answer = await send(name, identity, Object.fromEntries(sent));
      const fields = ((answer.body as FailureEnvelope).errors ?? []).map(({ field }) => field);
      expect({ identity, status: answer.status, fields }).toEqual({
        identity,
        status: 400,
        fields: expect.arrayContaining(sent.map(([field]) => field)),
      });
    }
  });
});

/** Forms and multipart bodies contain only text. */
const textsOf = (fields: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(fields).map(([field, value]) => [field, String(value)]);
