import { type OrderWire, strangerMailLimits } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../test/support/after-purchase.js';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { goodPassword, someEmail } from '../../../test/support/people.js';
import { placeOrder } from '../../../test/support/shopping.js';
import { StrangerMail } from './index.js';

describe('mail to an address that a stranger typed', () => {
  // Simulates two processes that count in the same database.
  const first = useApi({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' });
  const second = useApi({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' }, { sharing: first });
  const { recipient, network } = strangerMailLimits;

  const admits = async (
    count: number,
    typed: (at: number) => { purpose?: string; to: string; from: string | null },
  ) => {
    let admitted = 0;
    for (let at = 0; at < count; at++) {
      const guard = (at % 2 === 0 ? first : second).app.get(StrangerMail);
      if (await guard.admits({ purpose: 'test', ...typed(at) })) admitted++;
    }
    return admitted;
  };

  it('is capped per recipient, however the address is spelled, in all processes together', async () => {
    const spellings = [
      'ann@dronesoccer.test',
      'Ann@DroneSoccer.test',
      'ann+a@dronesoccer.test',
      ' ann+b@dronesoccer.test',
    ];
    const typed = (at: number) => ({ to: spellings[at % 4] ?? '', from: `203.0.113.${at}` });
    expect(await admits(recipient.points + 7, typed)).toBe(recipient.points);
    expect(await admits(2, () => ({ to: 'another@dronesoccer.test', from: '203.0.113.1' }))).toBe(2);
    expect(await first.app.get(StrangerMail).droppedToday()).toBe(7);
  });

  it('of one purpose never uses up another’s', async () => {
    await admits(recipient.points + 1, () => ({ purpose: 'offer', to: 'zoe@dronesoccer.test', from: null }));
    expect(await admits(1, () => ({ purpose: 'reset', to: 'zoe@dronesoccer.test', from: null }))).toBe(1);
  });

  it('is capped per network over all recipients, and what was dropped there costs the recipient nothing', async () => {
    const reader = (at: number) => ({ to: `reader${at}@dronesoccer.test`, from: `2001:db8:7:7::${at}` });
    expect(await admits(network.points + 3, reader)).toBe(network.points);
    const victim = { to: 'victim@dronesoccer.test' };
    expect(await admits(20, () => ({ ...victim, from: '2001:db8:7:7::1' }))).toBe(0);
    expect(await admits(recipient.points, () => ({ ...victim, from: '2001:db8:8:8::1' }))).toBe(recipient.points);
  });
});

describe('over the cap of an address', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1' });

  const exhaust = async (purpose: string, to: string) => {
    const guard = api.app.get(StrangerMail);
    while (await guard.admits({ purpose, to, from: null }));
  };
  const jobsFor = (email: string) =>
    api.database.query(`SELECT name FROM pgboss.job WHERE data ->> 'email' = $1 AND name <> 'account.verified'`, [
      email,
    ]);

  it.each([
    ['password reset', 'auth.forgotPassword', {}],
    ['verification', 'auth.resendVerification', {}],
    ['verification', 'auth.register', { firstName: 'Ari', lastName: 'Tremblay', password: goodPassword }],
    ['first order', 'coupons.firstOrder', {}],
  ] as const)('a %s is dropped (%s), and the answer is the same', async (purpose, name, body) => {
    const [capped, free] = [someEmail(), someEmail()];
    await exhaust(purpose, capped);
    const ask = async (email: string) => {
      const { status, body: answer } = await api.guest.answer(name, { body: { ...body, email } });
      return [status, Object.keys(answer), (answer as { message?: string }).message];
    };
    expect(await ask(capped)).toEqual(await ask(free));
    expect(await jobsFor(free)).toHaveLength(1);
    expect(await jobsFor(capped)).toEqual([]);
  });

  it('a guest’s order that is never paid mails nothing, and one that is paid always does', async () => {
    const email = someEmail();
    await exhaust('unpaid order', email);
    const desk = await Desk.open(api);
    const { id: productId } = await givenProduct(api.database, { stock: 50 });
    const wish = { items: [{ productId, quantity: 1 }], email };
    const about = ({ number }: OrderWire) => api.mails.mails({ to: email, subject: number });
    const done = ({ id }: OrderWire, kind: string) =>
      eventually(async () => {
        const sql = `SELECT 1 FROM pgboss.job WHERE name = 'orders.mail' AND data ->> 'orderId' = $1
                       AND data ->> 'kind' = $2 AND state = 'completed'`;
        return (await api.database.query(sql, [id, kind])).length === 1;
      });
    const cancel = ({ id, accessToken }: OrderWire) =>
      api.guest.call('orders.cancel', { params: { id }, query: { token: accessToken } });

    const unpaid = await placeOrder(desk.origin, wish);
    await cancel(unpaid);
    await done(unpaid, 'cancelled');
    expect(about(unpaid)).toEqual([]);

    const paid = await desk.paid(wish);
    await done(paid, 'confirmed');
    await cancel(paid);
    await done(paid, 'cancelled');
    expect(about(paid).length).toBeGreaterThanOrEqual(2);

    const other = await placeOrder(desk.origin, { ...wish, email: someEmail() });
    await cancel(other);
    await done(other, 'cancelled');
    expect(api.mails.mails({ subject: other.number })).toHaveLength(1);
  });

  it('a mail that is tried again after an outage is counted once', async () => {
    const email = someEmail();
    const desk = await Desk.open(api);
    const { id: productId } = await givenProduct(api.database, { stock: 50 });
    const order = await placeOrder(desk.origin, { items: [{ productId, quantity: 1 }], email });
    api.mails.behave({ kind: 'refuse', code: 451 });
    await api.guest.call('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } });
    await eventually(async () => {
      const sql = `SELECT retry_count AS tries FROM pgboss.job WHERE name = 'orders.mail' AND data ->> 'orderId' = $1`;
      return ((await api.database.query<{ tries: number }>(sql, [order.id]))[0]?.tries ?? 0) >= 1;
    });
    let left = 0;
    while (await api.app.get(StrangerMail).admits({ purpose: 'unpaid order', to: email, from: null })) left++;
    expect(left).toBe(strangerMailLimits.recipient.points - 1);
    api.mails.behave({ kind: 'accept' });
    await api.mails.waitFor({ to: email });
  });
});
