import { type Locale, limits, restockConsent, StockMoveReason } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, type GivenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import { type TestApi, useApi } from '../../../test/support/api.js';
import { Desk } from '../../../test/support/after-purchase.js';
import { clientOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { placeOrder } from '../../../test/support/shopping.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Holds } from '../../money/sales/holds.js';
import { OrderSale } from '../orders/settle/order-sale.js';
import { AnnounceArrival } from './announce-arrival.js';
import { mailNotice } from './restock-notices.jobs.js';
import { RestockState } from './restock-notices.queries.js';

interface NoticeRow {
  id: string;
  state: number;
  locale: string;
  consentText: string;
  isFresh: boolean;
}

const mailsOf = ({ mails }: TestApi, to: string) => mails.mails({ to, subject: /back in stock|De retour en stock/ });

describe('a restock notice', () => {
  const api = useApi();
  const strict = useApi({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' }, { sharing: api });
  let desk: Desk;
  let warehouse: string;

  beforeAll(async () => {
    desk = await Desk.open(api);
    const points = await desk.staff.call('products.admin.stockPoints');
    warehouse = points.find(({ locationId }) => locationId === null)?.id ?? '';
  });

  const soldOut = (options: Parameters<typeof givenProduct>[1] = {}): Promise<GivenProduct> =>
    givenProduct(api.database, { stock: 0, ...options });

  interface Ask {
    body?: object;
    locale?: Locale;
    as?: Person;
    on?: TestApi;
  }

  const ask = async (productId: string, email: string, { body = {}, locale = 'en', as, on = api }: Ask = {}) => {
    const reply = await clientOf(on.origin, as?.bearer).answer('restockNotices.ask', {
      params: { id: productId },
      body: { email, consent: true, ...body },
      headers: { 'accept-language': locale },
    });
    return reply;
  };

  const rowsOf = (email: string, on: TestApi = api) =>
    on.database.query<NoticeRow>(
      `SELECT id, state, locale, consent_text AS "consentText", consented_at > now() - interval '1 minute' AS "isFresh"
         FROM restock_notices WHERE email = $1 ORDER BY id`,
      [email],
    );
  const stateOf = async (email: string) => (await rowsOf(email)).map(({ state }) => state);
  const mailed = (email: string) =>
    eventually(
      () => stateOf(email),
      ([state]) => state === RestockState.MAILED,
    );

  const move = (productId: string, quantity: number, stockPointId = warehouse) =>
    desk.staff.call('products.admin.moveStock', {
      params: { id: productId },
      body: { reason: StockMoveReason.CORRECTED, stockPointId, quantity },
    });
  const product = (id: string) => desk.staff.call('products.admin.get', { params: { id } });
  /** Waits until everything that is due is done. */
  const quiet = () =>
    eventually(
      () =>
        api.database.query(
          `SELECT name FROM pgboss.job WHERE state < 'completed' AND start_after <= now()
              AND name IN ('restock.mail', 'inventory.stock-arrived.restock-notices')`,
        ),
      (waiting) => waiting.length === 0,
    );

  it('is one mail when the product is received, and none when that happens again', async () => {
    const [{ id, slug }, email] = [await soldOut({ name: 'Striker' }), someEmail()];
    expect(await ask(id, email)).toMatchObject({ status: 200, body: { isSuccess: true, data: null } });
    expect((await product(id)).counts.waiting).toBe(1);
    await move(id, 2);
    await mailed(email);
    const [mail] = mailsOf(api, email);
    expect(mail?.subject).toBe('Striker is back in stock');
    expect(mail?.text).toContain(`http://localhost:3000/shop/product/${slug}`);
    expect(mail?.text).toContain('not set any aside');
    await move(id, -2);
    await move(id, 2);
    await quiet();
    expect(mailsOf(api, email)).toHaveLength(1);
    expect((await product(id)).counts.waiting).toBe(0);
  });

  it('is in the language it was asked in, and says who writes, why, and how to stop', async () => {
    const [{ id }, email] = [await soldOut({ name: { en: 'Keeper', fr: 'Gardien' } }), someEmail()];
    await ask(id, email, { locale: 'fr' });
    await move(id, 1);
    await mailed(email);
    const [mail] = mailsOf(api, email);
    expect(mail?.subject).toBe('De retour en stock\u00a0: Gardien');
    expect(mail?.text).toContain('parce que vous l’avez demandé sur la page d’un produit');
    expect(mail?.text).not.toContain('infolettre');
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': expect.stringContaining('/api/restock-notices/') as string,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.links.some((link) => link.includes('/fr/shop/restock-notices/'))).toBe(true);
  });

  it('records the words that were agreed to, in their language, and when', async () => {
    const [{ id }, email] = [await soldOut(), someEmail()];
    await ask(id, email, { locale: 'fr' });
    expect(await rowsOf(email)).toMatchObject([{ locale: 'fr', consentText: restockConsent.fr, isFresh: true }]);
  });

  it('is asked for once however often, and the reply never says whether it was', async () => {
    const [{ id }, email] = [await soldOut(), someEmail()];
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(id, email)));
    replies.push(await ask(id, email.toUpperCase()));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body })))).toHaveProperty('size', 1);
    expect(await stateOf(email)).toEqual([RestockState.WAITING]);
    await move(id, 1);
    await mailed(email);
    await quiet();
    expect(mailsOf(api, email)).toHaveLength(1);
  });

  it('can be asked for again once it was mailed', async () => {
    const [{ id }, email] = [await soldOut(), someEmail()];
    await ask(id, email);
    await move(id, 1);
    await mailed(email);
    await move(id, -1);
    await ask(id, email);
    await move(id, 1);
    await eventually(() => mailsOf(api, email).length === 2);
  });

  it('can be asked for again a day after its mail failed', async () => {
    const [{ id }, email] = [await soldOut(), someEmail()];
    await ask(id, email);
    const queueFor = (hours: number) =>
      api.database.query(
        'UPDATE restock_notices SET state = $2, changed_at = changed_at - make_interval(hours => $3) WHERE email = $1',
        [email, RestockState.QUEUED, hours],
      );
    await queueFor(23);
    await ask(id, email);
    expect(await stateOf(email)).toEqual([RestockState.QUEUED]);
    // Asking did not restart the day.
    await queueFor(2);
    await ask(id, email);
    expect(await stateOf(email)).toEqual([RestockState.WAITING]);
  });

  it('comes when the hold of an unpaid order ends', async () => {
    const [{ id }, email] = [await givenProduct(api.database, { stock: 1 }), someEmail()];
    const order = await placeOrder(desk.origin, { items: [{ productId: id, quantity: 1 }] });
    await ask(id, email);
    await api.database.query(`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [
      order.id,
    ]);
    await api.app.get(Holds).expireAllOverdue(api.app.get(OrderSale).sale);
    await mailed(email);
    expect(mailsOf(api, email)).toHaveLength(1);
  });

  it('comes when a buyer returns the product, and it is put on the shelf', async () => {
    const [{ id }, email] = [await givenProduct(api.database, { stock: 1 }), someEmail()];
    const order = await desk.shipped({ items: [{ productId: id, quantity: 1 }] });
    await ask(id, email);
    await desk.staff.call('orders.admin.refund', {
      params: { id: order.id },
      body: { lines: [{ productId: id, quantity: 1, restock: true }], reason: 'It came back' },
    });
    await mailed(email);
  });

  it('waits while the product is not sold, and comes once it is again', async () => {
    const [{ id }, email] = [await soldOut(), someEmail()];
    const sell = (isActive: boolean) =>
      desk.staff.call('products.admin.setActive', { params: { id }, body: { isActive } });
    await ask(id, email);
    await sell(false);
    await move(id, 3);
    await quiet();
    await api.app.get(AnnounceArrival).announce(null);
    expect(await stateOf(email)).toEqual([RestockState.WAITING]);
    await sell(true);
    await api.app.get(AnnounceArrival).announce(null);
    await mailed(email);
  });

  it('counts the stock of the place that was looked from, and of no other', async () => {
    const calgary = await givenLocation(api.database);
    const [{ id }, here, there] = [await soldOut(), someEmail(), someEmail()];
    await ask(id, here, { body: { locationId: calgary.id } });
    await ask(id, there, { body: { locationId: 'google_elsewhere' } });
    await givenStock(api.database, id, 1, calgary.id);
    await api.app.get(AnnounceArrival).announce([id]);
    await mailed(here);
    await quiet();
    expect(await stateOf(there)).toEqual([RestockState.WAITING]);
  });

  /** Marks a request as claimed, as if there had been stock. Its email is then due. */
  const queue = (id: string) =>
    api.database.query('UPDATE restock_notices SET state = $2 WHERE id = $1', [id, RestockState.QUEUED]);
  const mailIsDue = (noticeId: string) => api.app.get(Jobs).enqueue(api.database, mailNotice, { noticeId });

  it('waits on when the product sells out before its mail leaves, and comes with the next stock', async () => {
    const [{ id }, email] = [await soldOut(), someEmail()];
    await ask(id, email);
    const [row] = await rowsOf(email);
    await queue(row?.id ?? '');
    await mailIsDue(row?.id ?? '');
    await eventually(
      () => stateOf(email),
      ([state]) => state === RestockState.WAITING,
    );
    expect(mailsOf(api, email)).toEqual([]);
    // Stock that arrived meanwhile found the request queued, so the stock is checked again.
    const [again] = await api.database.query<{ times: number }>(
      `SELECT count(*)::int AS times FROM pgboss.job
        WHERE name = 'inventory.stock-arrived.restock-notices' AND data -> 'productIds' ? $1`,
      [id],
    );
    expect(again?.times).toBe(1);
    await move(id, 1);
    await mailed(email);
    expect(mailsOf(api, email)).toHaveLength(1);
  });

  it.each([
    ['in stock', { stock: 1 }, {}, 409, 'RESTOCK_002'],
    ['not sold', { isActive: false }, {}, 409, 'PROD_003'],
    ['asked about without consent', {}, { consent: false }, 400, 'PROD_007'],
    ['asked about for no address', {}, { email: 'nobody' }, 400, 'PROD_007'],
  ])('is refused for a product that is %s', async (_what, options, body, status, code) => {
    const [{ id }, email] = [await soldOut(options), someEmail()];
    const reply = await ask(id, email, { body });
    expect(outcomeOf(reply)).toEqual([status, code]);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('is refused for a product that there is not', async () => {
    const reply = await ask(newRowId(), someEmail());
    expect(outcomeOf(reply)).toEqual([404, 'PROD_001']);
  });

  describe('for an address that a stranger types', () => {
    it('is capped without a word, and not capped for an address that is proved to be one’s own', async () => {
      const products = await Promise.all(Array.from({ length: 7 }, () => soldOut()));
      const stranger = someEmail();
      const replies = [];
      for (const { id } of products) replies.push(await ask(id, stranger, { on: strict }));
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await rowsOf(stranger)).toHaveLength(5);

      const member = await registered(api);
      for (const { id } of products) await ask(id, member.email, { on: strict, as: member });
      expect(await rowsOf(member.email)).toHaveLength(5);
      await api.database.query('DELETE FROM restock_notices');
      await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [member.user.id]);
      for (const { id } of products) await ask(id, member.email, { on: strict, as: member });
      expect(await rowsOf(member.email)).toHaveLength(7);
    });
  });

  describe('is stopped', () => {
    const linkTo = async (email: string): Promise<URL> => {
      const { id } = await soldOut();
      await ask(id, email);
      await move(id, 1);
      await mailed(email);
      const link = mailsOf(api, email)[0]?.links.find((each) => each.includes('restock-notices'));
      return new URL(link ?? '');
    };
    const stop = (id: string, token: string | null, form?: URLSearchParams) =>
      api.guest.answer('restockNotices.stop', {
        params: { id },
        query: { token: token ?? undefined },
        ...(form && { form }),
      });

    it('by the link of a mail, with everything else that its address waits for', async () => {
      const [email, other] = [someEmail(), someEmail()];
      const link = await linkTo(email);
      const { id } = await soldOut();
      for (const each of [email, other]) await ask(id, each);
      const [noticeId = '', token] = [link.pathname.split('/').at(-1), link.searchParams.get('token')];
      // Mail clients send their one-click unsubscribe request like this.
      const reply = await stop(noticeId, token, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
      expect([reply.status, reply.body.data]).toEqual([200, { stopped: 1 }]);
      expect((await stop(noticeId, token)).body.data).toEqual({ stopped: 0 });
      await move(id, 5);
      await mailed(other);
      await quiet();
      expect(mailsOf(api, email)).toHaveLength(1);
      expect(await stateOf(email)).toEqual([RestockState.MAILED, RestockState.STOPPED]);
    });

    it('although its mail is queued', async () => {
      const email = someEmail();
      const link = await linkTo(email);
      const { id } = await givenProduct(api.database, { stock: 0 });
      await ask(id, email);
      const [, queued] = await rowsOf(email);
      await queue(queued?.id ?? '');
      const [noticeId = '', token] = [link.pathname.split('/').at(-1), link.searchParams.get('token')];
      expect((await stop(noticeId, token)).body.data).toEqual({ stopped: 1 });
      await givenStock(api.database, id, 5);
      await mailIsDue(queued?.id ?? '');
      await quiet();
      expect(mailsOf(api, email)).toHaveLength(1);
    });

    it('by no other token, and is RESTOCK_001 once it is deleted', async () => {
      const email = someEmail();
      const link = await linkTo(email);
      const [noticeId = '', token] = [link.pathname.split('/').at(-1), link.searchParams.get('token')];
      const { id } = await soldOut();
      await ask(id, email);
      for (const [other, wrong] of [
        [noticeId, null],
        [noticeId, 'x'.repeat(43)],
        [(await rowsOf(email))[1]?.id ?? '', token],
      ] as const) {
        const reply = await stop(other, wrong);
        expect(outcomeOf(reply)).toEqual([404, 'RESTOCK_001']);
      }
      expect(await stateOf(email)).toEqual([RestockState.MAILED, RestockState.WAITING]);
      await api.database.query('DELETE FROM restock_notices WHERE id = $1', [noticeId]);
      expect((await stop(noticeId, token)).body.errorCode).toBe('RESTOCK_001');
    });
  });

  it(`ends after ${limits.restockNoticeDays} days, and is forgotten as long after its mail`, async () => {
    const [{ id }, old, fresh] = [await soldOut(), someEmail(), someEmail()];
    for (const email of [old, fresh]) await ask(id, email);
    const age = (email: string, days: number) =>
      api.database.query(`UPDATE restock_notices SET changed_at = now() - make_interval(days => $2) WHERE email = $1`, [
        email,
        days,
      ]);
    await age(old, limits.restockNoticeDays + 1);
    await age(fresh, limits.restockNoticeDays - 1);
    await api.app.get(Housekeeping).sweep();
    expect([await stateOf(old), await stateOf(fresh)]).toEqual([[], [RestockState.WAITING]]);
  });
});
