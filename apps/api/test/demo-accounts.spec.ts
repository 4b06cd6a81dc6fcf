import { errorCatalogue } from '@dronesoccer/contracts';
import { DEMO_PASSWORD, demoAccounts, demoEmail, seedDemo } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { developmentSecrets } from '../src/config/development-secrets.js';
import { useApi } from './support/api.js';
import { expectBooksToBalance } from './support/shopping.js';

const api = useApi();

/** The seed hashes passwords without the API, so both must use the same hash. */
it('everybody of the demo can sign in with its password, and with no other', async () => {
  const [id = '', secret = ''] = (developmentSecrets['PASSWORD_PEPPERS'] ?? '').split(':');
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await seedDemo(client, { passwordKey: { id, secret }, bcryptCost: 4 });
  await client.end();
  for (const account of demoAccounts) {
    const reply = await api.guest.answer('auth.login', {
      body: { email: demoEmail(account), password: DEMO_PASSWORD },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.user).toMatchObject({ role: account.role, userRoles: [account.role] });
  }
  const wrong = await api.guest.answer('auth.login', {
    body: { email: 'super@dronesoccer.test', password: 'Demo#2027' },
  });
  expect([wrong.status, wrong.body.errorCode]).toEqual([errorCatalogue.AUTH_001.status, 'AUTH_001']);
});

it('the demo’s orders, payments, refunds and stock prove clean', async () => {
  await expectBooksToBalance(api.database);
});
