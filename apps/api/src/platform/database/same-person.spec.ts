import { mailboxOf } from '@dronesoccer/domain';
import fc from 'fast-check';
import { useApi } from '../../../test/support/api.js';

const api = useApi({ ROLES: 'http' });

it('the database finds the same inbox behind an e-mail as the rule in domain', async () => {
  const local = fc.string({ unit: fc.constantFrom('a', 'B', '.', '+', '1', '_'), minLength: 1, maxLength: 8 });
  const domain = fc.constantFrom('gmail.com', 'GoogleMail.com', 'mail.gmail.com', 'Example.ca', 'gmail.com.au');
  const emails = fc.sample(
    fc.tuple(local, domain).map((parts) => parts.join('@')),
    2_000,
  );
  const rows = await api.database.query<{ mailbox: string }>(
    'SELECT mailbox_of(email) AS mailbox FROM unnest($1::text[]) WITH ORDINALITY AS e (email, place) ORDER BY place',
    [emails],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(mailboxOf));
});
