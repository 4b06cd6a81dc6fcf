import { DeliveryState } from '@dronesoccer/contracts';
import { givenCampaign, givenReaders, type MailSink, newRowId, startMailSink } from '@dronesoccer/devkit';
import { announceAddress } from '../product/address.ts';
import { launchProduct } from '../product/launch.ts';
import { expectToast } from '../support/notices.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { expect, test as journeys } from '../support/test.ts';

/** A separate product instance with a mail server whose behaviour the journey controls. */
const test = journeys.extend<object, { mailServer: MailSink }>({
  mailServer: [
    async ({}, use) => {
      const sink = await startMailSink();
      await use(sink);
      await sink.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailServer: { smtpUrl, mailboxUrl } }, use) => {
      const { address, end } = await launchProduct({ SMTP_URL: smtpUrl, DEV_MAILBOX_URL: mailboxUrl });
      announceAddress(address);
      await use(address);
      await end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('emails without a reply from the mail server are listed, and only the chosen ones are sent again', async ({
  page,
  db,
  mailServer,
}) => {
  const readers = await givenReaders(db, 6);
  const subject = `Unanswered ${newRowId().slice(-8)}`;
  const { id } = await givenCampaign(db, { tagId: readers.tagId, subject });
  const [first = '', second = '', third = '', ...answered] = readers.emails;
  const unanswered = [first, second, third];
  const emailsTo = (email: string) => mailServer.mails({ to: email, subject }).length;
  const states = async (emails: readonly string[]) => {
    const sql = 'SELECT email, state FROM campaign_deliveries WHERE campaign_id = $1';
    const rows = await db.rows<{ email: string; state: DeliveryState }>(sql, [id]);
    return emails.map((email) => rows.find((row) => row.email === email)?.state);
  };
  // The server accepts these emails but drops the connection before it confirms them.
  mailServer.behave((email = '') =>
    unanswered.includes(email) ? { kind: 'drop', at: 'content' } : { kind: 'accept' },
  );

  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/newsletter/campaigns/${id}?tab=sending`);
  await page.getByRole('button', { name: 'Send now' }).click();
  const sending = page.getByRole('dialog', { name: `Send ${subject} now?` });
  await sending.getByRole('button', { name: /^Send to/ }).click();
  const unknown = page.getByRole('tabpanel', { name: 'Unknown (3)' });
  await expect(unknown).toBeVisible();
  await expect(page.getByText('It has been sent, so it can no longer be changed.', { exact: false })).toBeVisible();
  for (const email of unanswered) {
    await expect(unknown.getByRole('checkbox', { name: email })).not.toBeChecked();
  }
  await expect(unknown.getByText('the mail server never replied')).toHaveCount(3);
  for (const email of answered) await expect(unknown.getByText(email)).toHaveCount(0);
  const sent = page.locator('dl > div', { has: page.getByText('Sent', { exact: true }) }).getByRole('definition');
  const sentBefore = Number(await sent.innerText());

  mailServer.behave({ kind: 'accept' });
  await unknown.getByRole('checkbox', { name: first }).check();
  await unknown.getByRole('checkbox', { name: second }).check();
  await unknown.getByRole('button', { name: 'Send again to 2' }).click();
  const question = page.getByRole('dialog', { name: 'Send it again to 2 recipients?' });
  await expect(question.getByText('the recipient may get it twice')).toBeVisible();
  expect(readers.emails.map(emailsTo)).toEqual([1, 1, 1, 1, 1, 1]);
  await question.getByRole('button', { name: 'Send again to 2' }).click();
  await expectToast(page, '2 emails will be sent again');

  // The page updates until the two emails have been sent. The third keeps its state.
  const left = page.getByRole('tabpanel', { name: 'Unknown (1)' });
  await expect(left.getByRole('checkbox', { name: third })).toBeVisible();
  await expect(left.getByRole('checkbox', { name: first })).toHaveCount(0);
  await expect(sent).toHaveText(String(sentBefore + 2));
  expect(await states(unanswered)).toEqual([DeliveryState.SENT, DeliveryState.SENT, DeliveryState.UNKNOWN]);
  expect(readers.emails.map(emailsTo)).toEqual([2, 2, 1, 1, 1, 1]);

  // The list disappears with its last email, and the notice is still shown.
  await left.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await left.getByRole('button', { name: 'Send again to 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again to 1' }).click();
  await expectToast(page, '1 email will be sent again');
  await expect(page.getByText(/^Sent to (\d+) of \1 recipients$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Unknown/ })).toHaveCount(0);
  expect(readers.emails.map(emailsTo)).toEqual([2, 2, 2, 1, 1, 1]);
});
