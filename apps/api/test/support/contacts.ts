import type { ContactWire } from '@dronesoccer/contracts';
import type { TestApi } from './api.js';
import { type Answer, type Client, dataOf } from './client.js';
import { type Person, someEmail } from './people.js';

let written = 0;

/** What someone writes, different each time. */
export const someContact = (): { fullName: string; email: string; message: string } => ({
  fullName: 'Ari Tremblay',
  email: someEmail(),
  message: `When does the arena open? (${process.pid}-${written++})`,
});

/** Calls about contacts, as an administrator or as no one. */
export class ContactDesk {
  /** Calls the API as the administrator. */
  readonly staff: Client;

  constructor(
    private readonly api: TestApi,
    admin: Person,
  ) {
    this.staff = api.as(admin);
  }

  as(admin: Person): ContactDesk {
    return new ContactDesk(this.api, admin);
  }

  send(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer<{ number: string }>> {
    return this.api.guest.answer('contacts.send', { body, headers });
  }

  /** Sends it, and says which contact it has become. */
  async sent(body: object = {}): Promise<ContactWire> {
    return this.byNumber(dataOf(await this.send({ ...someContact(), ...body })).number);
  }

  async byNumber(number: string): Promise<ContactWire> {
    const [row] = await this.api.database.query<{ id: string; type: number }>(
      'SELECT id, type FROM contacts WHERE number = $1',
      [number],
    );
    if (row === undefined) throw new Error(`There is no ${number}`);
    return this.get(row.id, row.type === 4 ? 'safeSport' : 'contacts');
  }

  get(id: string, area: 'contacts' | 'safeSport' = 'contacts'): Promise<ContactWire> {
    return this.staff.call(`${area}.admin.get`, { params: { id } });
  }
}
