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

/** Promise S2: what a body may not say is refused by name, on every write, for every caller. */

/** What somebody would send to be more than they are, to pay less, or to act as somebody else. */
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
/** Files come in forms, which hold no field at all beside them; a form's fields are read by the same classes. */
const sendsFiles = (name: CallName): boolean => Object.keys(calls[name].files).length > 0;
const taking = writes.filter((name) => described[name] !== undefined && !sendsFiles(name));

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

  it('is tried on every write that takes a body', () => {
    expect(taking.length).toBeGreaterThan(40);
    const without = writes.filter((name) => !taking.includes(name));
    expect(without.filter((name) => described[name] !== undefined && !sendsFiles(name))).toEqual([]);
  });

  it.each(taking)('is refused by name: %s', async (name) => {
    const { method, path } = calls[name];
    const known = Object.keys(described[name] ?? {});
    const unknown = Object.entries(wishes).filter(([field]) => !known.includes(field));
    const url = `/api${path.replaceAll(/:\w+/g, () => newRowId())}`;
    for (const identity of identities.filter((one) => mayCall(name, one))) {
      const headers = identity === null ? {} : (people.get(identity)?.bearer ?? {});
      const asked = api.http[method.toLowerCase() as 'post'](url).set(headers);
      const answer = await asked.send(Object.fromEntries(unknown));
      const fields = ((answer.body as FailureEnvelope).errors ?? []).map(({ field }) => field);
      expect({ identity, status: answer.status, fields }).toEqual({
        identity,
        status: 400,
        fields: expect.arrayContaining(unknown.map(([field]) => field)),
      });
    }
  });
});
