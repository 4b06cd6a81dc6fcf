import type { ContactWire, ErrorCode, FieldError } from '@dronesoccer/contracts';
import type { TestApi } from './api.js';
import { type Person, someEmail } from './people.js';

let written = 0;

/** What someone writes, different each time. */
export const someContact = (): { fullName: string; email: string; message: string } => ({
  fullName: 'Ari Tremblay',
  email: someEmail(),
  message: `When does the arena open? (${process.pid}-${written++})`,
});

export interface Answered<Data> {
  status: number;
  code: ErrorCode | null;
  data: Data;
  errors: FieldError[];
  message: string;
}

/** Calls about contacts, as an administrator or as no one. */
export class ContactDesk {
  constructor(
    private readonly api: TestApi,
    private readonly admin: Person,
  ) {}

  as(admin: Person): ContactDesk {
    return new ContactDesk(this.api, admin);
  }

  send(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answered<{ number: string }>> {
    return this.ask('post', '/contacts', body, headers);
  }

  /** Sends it, and says which contact it has become. */
  async sent(body: object = {}): Promise<ContactWire> {
    const { status, data } = await this.send({ ...someContact(), ...body });
    if (status !== 201) throw new Error(`It was answered with ${status}`);
    return this.byNumber(data.number);
  }

  async byNumber(number: string): Promise<ContactWire> {
    const [row] = await this.api.database.query<{ id: string; type: number }>(
      'SELECT id, type FROM contacts WHERE number = $1',
      [number],
    );
    if (row === undefined) throw new Error(`There is no ${number}`);
    return this.get(row.id, row.type === 4 ? '/safe-sport' : '/contacts');
  }

  async get(id: string, path = '/contacts'): Promise<ContactWire> {
    const { status, data } = await this.call<ContactWire>('get', `${path}/${id}`);
    if (status !== 200) throw new Error(`It was answered with ${status}`);
    return data;
  }

  call<Data = ContactWire>(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<Data>> {
    return this.ask(method, path, body, { ...this.admin.bearer, ...headers });
  }

  private async ask<Data>(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered<Data>> {
    const asked = this.api.http[method](`/api${path}`).set(headers);
    const { status, body: answer } = await (method === 'get' ? asked : asked.send(body));
    const {
      errorCode,
      data,
      errors = [],
      message,
    } = answer as Omit<Answered<Data>, 'status' | 'code'> & {
      errorCode: ErrorCode | null;
    };
    return { status, code: errorCode, data, errors, message };
  }
}
