import type { TestApi } from './api.js';
import type { Person } from './people.js';

/** Signs the waiver of a grown person's own account, in the current wording. */
export async function signWaiver(api: TestApi, person: Person): Promise<void> {
  const page = { params: { kind: 'account', id: person.user.id } };
  const { wording } = await api.as(person).call('waivers.get', page);
  const body = { fullName: 'Ari Tremblay', isGuardian: false, version: wording.version };
  await api.as(person).call('waivers.sign', { ...page, body });
}
