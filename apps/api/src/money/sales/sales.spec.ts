import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { registered, someEmail } from '../../../test/support/people.js';
import { eventOf, sendWebhook } from '../../../test/support/shopping.js';
import { alsoAnswers, Tickets, TicketsModule } from '../../../test/support/tickets.js';

describe('a kind of sale that exists in tests alone', () => {
  const api = useApi({}, { alsoAnswers, features: [TicketsModule] });
  let tickets: Tickets;

  beforeAll(() => {
    tickets = new Tickets(api);
  });

  it('is opened by its signed link alone', async () => {
    const [ticket, other] = [await tickets.issue(900), await tickets.issue(900)];
    await expect(tickets.pay(ticket, '')).rejects.toMatchObject({ status: 404 });
    await expect(tickets.pay(ticket, tickets.tokenOf(other.id))).rejects.toMatchObject({ status: 404 });
    expect((await tickets.pay(ticket)).amount).toBe(9);
  });

  it('ends its hold with a job, or with the sweep if the job was lost, unless it was paid', async () => {
    const issue = () => tickets.issue(900);
    const [early, late, lost, paid] = [await issue(), await issue(), await issue(), await issue()];
    await sendWebhook(await api.app.getUrl(), eventOf('paid', await tickets.pay(paid)));
    await tickets.pay(late);
    for (const ticket of [lost, paid]) await tickets.endHold(ticket, { withJob: false });
    await Promise.all([tickets.sweep(), tickets.sweep()]);
    await tickets.endHold(late, { withJob: true });
    await eventually(
      () => tickets.read(late),
      ({ state }) => state === 'void',
    );
    expect((await tickets.read(late)).reported).toEqual(['started', 'expired']);
    expect((await tickets.read(lost)).reported).toEqual(['expired']);
    expect((await tickets.read(paid)).state).toBe('paid');
    expect((await tickets.read(early)).state).toBe('open');
  });

  it('ends the hold behind one that cannot end, whose failure is reported', async () => {
    const [stuck, behind] = [await tickets.issue(900), await tickets.issue(900)];
    for (const ticket of [stuck, behind]) await tickets.endHold(ticket, { withJob: false });
    await api.database.query(
      `ALTER TABLE tickets ADD CONSTRAINT stuck CHECK (id <> '${stuck.id}'::uuid OR status = 1)`,
    );
    await expect(tickets.sweep()).rejects.toMatchObject({ constraint: 'stuck' });
    expect(await Promise.all([tickets.read(stuck), tickets.read(behind)])).toMatchObject([
      { state: 'open' },
      { state: 'void' },
    ]);
    await api.database.query('ALTER TABLE tickets DROP CONSTRAINT stuck');
    await tickets.sweep();
    expect((await tickets.read(stuck)).state).toBe('void');
  });

  it('joins the account that proves its email address, whether it was issued before or after', async () => {
    const email = someEmail();
    const before = await tickets.issue(900, email);
    const person = await registered(api, { email });
    expect((await tickets.read(before)).userId).toBeNull();
    const mail = await api.mails.waitFor({ to: email, subject: /Confirm your email/ });
    const token = new URL(mail.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
    await api.guest.call('auth.verifyEmail', { body: { token: token ?? '' } });
    const after = await tickets.issue(900, email);
    for (const ticket of [before, after]) {
      const found = await eventually(
        () => tickets.read(ticket),
        ({ userId }) => userId === person.user.id,
      );
      expect(found.reported).toEqual(['adopted']);
    }
  });
});
