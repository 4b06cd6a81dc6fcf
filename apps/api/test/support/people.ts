import { type AuthWire, Role } from '@dronesoccer/contracts';
import { givenCompany, givenLocation } from '@dronesoccer/devkit';
import type { Executor } from '../../src/platform/database/index.js';
import type { TestApi } from './api.js';

let made = 0;

/** Returns a new address for each call, so that the tests of a file never collide. */
export function someEmail(): string {
  made++;
  return `person${made}.${process.pid}@dronesoccer.test`;
}

export const goodPassword = 'Night#Arena42';

export interface Person extends AuthWire {
  email: string;
  password: string;
  /** The headers of a signed-in call. */
  bearer: { authorization: string };
}

export function bearer(accessToken: string): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` };
}

/** The parts of an API that people need, so that they can also use one in another process. */
interface Reached extends Pick<TestApi, 'guest'> {
  database: Executor;
}

/** Registers a person. */
export async function registered(api: Reached, details: Record<string, unknown> = {}): Promise<Person> {
  const email = someEmail();
  const body = { firstName: 'Ari', lastName: 'Tremblay', email, password: goodPassword, ...details };
  const auth = await api.guest.call('auth.register', { body });
  return { ...auth, email: body.email, password: body.password, bearer: bearer(auth.accessToken) };
}

/** Registers a person with exactly these roles. They apply immediately, because the session is not cached yet. */
export async function withRoles(api: Reached, ...roles: Role[]): Promise<Person> {
  const person = await registered(api);
  await api.database.query('DELETE FROM user_roles WHERE user_id = $1', [person.user.id]);
  await api.database.query('INSERT INTO user_roles (user_id, role) SELECT $1, unnest($2::smallint[])', [
    person.user.id,
    roles,
  ]);
  return person;
}

/** Creates a company administrator; null means without a company. */
export async function managerOf(api: TestApi, companyId: string | null): Promise<Person> {
  const manager = await withRoles(api, Role.COMPANY_ADMIN);
  await api.database.query('UPDATE users SET company_id = $2 WHERE id = $1', [manager.user.id, companyId]);
  return manager;
}

/** Creates a company with its administrator and a location, and an administrator of another company. */
export async function companyWithStranger(
  api: TestApi,
): Promise<{ companyId: string; locationId: string; manager: Person; stranger: Person }> {
  const [company, other] = [await givenCompany(api.database), await givenCompany(api.database)];
  const { id: locationId } = await givenLocation(api.database, { companyId: company.id });
  const [manager, stranger] = [await managerOf(api, company.id), await managerOf(api, other.id)];
  return { companyId: company.id, locationId, manager, stranger };
}

export async function signedIn(
  api: TestApi,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const auth = await api.guest.call('auth.login', { body: { email, password } });
  return { ...auth, email, password, bearer: bearer(auth.accessToken) };
}
