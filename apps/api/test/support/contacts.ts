import type { ContactWire } from '@dronesoccer/contracts';
import type { TestApi } from './api.js';
import { type Answer, type Client, dataOf } from './client.js';
import { type Person, someEmail } from './people.js';

let written = 0;

/** Returns the fields of a contact form, with different values each time. */
export const someContact = (): { fullName: string; email: string; message: string } => ({
  fullName: 'Ari Tremblay',
  email: someEmail(),
  message: `When does the arena open? (${process.pid}-${written++})`,
});

/** Makes calls about contacts, as an administrator or without an account. */
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

  /** Submits a message, and returns the contact that it created. */
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
