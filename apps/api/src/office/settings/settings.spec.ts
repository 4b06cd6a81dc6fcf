import {
  DeliveryMethod,
  type Locale,
  type QuoteWire,
  Role,
  type SettingsBody,
  type SettingsWire,
} from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { type Person, someEmail, withRoles } from '../../../test/support/people.js';
import { address } from '../../../test/support/shopping.js';
import { emailLayout, Mail, type MailKind, type MailTemplate } from '../../platform/mail/index.js';

const greeting = (kind: MailKind): MailTemplate<object> => ({
  name: `greeting-${kind}`,
  kind,
  render: (_data, locale, origin) =>
    emailLayout({ locale, origin, subject: 'Hello', preview: 'Hello', title: 'Hello', blocks: [] }),
});
const noSenders = { transactional: { name: null, email: null }, campaign: { name: null, email: null } };

describe('the shop’s settings', () => {
  const api = useApi({ ROLES: 'http', ORDER_HOLD_MINUTES: '20' });
  let admin: Person;
  let productId: string;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    ({ id: productId } = await givenProduct(api.database, { price: 1_000, stock: 100 }));
  });

  const read = () => api.as(admin).call('settings.admin.get');

  const bodyOf = ({
    shippingZones: _zones,
    orderHoldMinutes: _hold,
    changedAt: _at,
    changedBy: _by,
    ...body
  }: SettingsWire): SettingsBody => ({
    ...body,
    organisation: {
      name: 'Drone Soccer Canada',
      line1: '500 Demo Street',
      line2: null,
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6B 5K3',
      email: 'hello@dronesoccer.test',
      phone: null,
    },
  });

  const save = (body: object) => api.as(admin).answer('settings.admin.put', { body });

  const quoteIn = async (province: string): Promise<QuoteWire> => {
    const { body } = await api.guest.answer('orders.quote', {
      body: {
        items: [{ productId, quantity: 1 }],
        delivery: DeliveryMethod.SHIP,
        address: { ...address, province, postalCode: province === 'QC' ? 'H2X 1Y4' : 'V6B 1A1' },
      },
    });
    return body.data;
  };

  it('come as they are installed', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      shippingZones: [{ freeFrom: 200 }, { freeFrom: null }],
      returnWindowDays: 14,
      orderHoldMinutes: 20,
      changedAt: null,
      changedBy: null,
    });
  });

  it('limit the very next quote to so many pieces, and no order to fewer than of one product', async () => {
    expect(await read()).toMatchObject({ maxPiecesPerProduct: 10, maxPiecesPerOrder: 50 });
    const quote = async (quantity: number) => {
      const items = [{ productId, quantity }];
      const { body } = await api.guest.answer('orders.quote', {
        body: { items, delivery: DeliveryMethod.SHIP, address },
      });
      return body.data.problems.map(({ code }) => code);
    };
    expect(await quote(11)).toEqual(['CHECKOUT_003']);
    const settings = bodyOf(await read());
    dataOf(await save({ ...settings, maxPiecesPerProduct: 12 }));
    expect(await quote(12)).toEqual([]);
    expect(await quote(13)).toEqual(['CHECKOUT_003']);
    expect(await save({ ...bodyOf(await read()), maxPiecesPerOrder: 11 })).toMatchObject({
      status: 400,
      body: {
        errorCode: 'SET_002',
        errors: [{ field: 'maxPiecesPerOrder', message: 'Enter at least the limit for one product' }],
      },
    });
    // Older clients do not send them.
    const { maxPiecesPerProduct: _product, maxPiecesPerOrder: _order, ...older } = bodyOf(await read());
    expect(outcomeOf(await save({ ...older, maxPiecesPerOrder: 0 }))).toEqual([400, 'SET_002']);
    dataOf(await save(older));
    expect(await read()).toMatchObject({ maxPiecesPerProduct: 12, maxPiecesPerOrder: 50 });
  });

  it('say how long a seat is held for the one who waited, and keep it for clients that do not know of it', async () => {
    expect(await read()).toMatchObject({ waitlistHoldMinutes: 60 });
    dataOf(await save({ ...bodyOf(await read()), waitlistHoldMinutes: 45 }));
    const { waitlistHoldMinutes: _minutes, ...older } = bodyOf(await read());
    dataOf(await save(older));
    for (const waitlistHoldMinutes of [14, 1_441, 60.5]) {
      expect(outcomeOf(await save({ ...bodyOf(await read()), waitlistHoldMinutes }))).toEqual([400, 'SET_002']);
    }
    expect(await read()).toMatchObject({ waitlistHoldMinutes: 45 });
  });

  it('price the very next quote', async () => {
    const before = await quoteIn('QC');
    expect(before).toMatchObject({ taxes: [{ name: 'GST' }] });
    const settings = bodyOf(await read());
    dataOf(
      await save({
        ...settings,
        taxRegistrations: [
          { province: 'CA', name: 'GST', number: '12345 6789 RT0001', isActive: true },
          { province: 'QC', name: 'QST', number: '1234567890 TQ0001', isActive: true },
        ],
      }),
    );
    expect(await quoteIn('QC')).toMatchObject({
      taxes: [
        { name: 'GST', registration: '12345 6789 RT0001' },
        { name: 'QST', registration: '1234567890 TQ0001' },
      ],
    });
    const again = bodyOf(await read());
    dataOf(await save({ ...again, taxRegistrations: [] }));
    expect((await quoteIn('QC')).taxes.map(({ name }) => name)).toEqual(['GST']);
  });

  it('are never overwritten unseen: of two who read the same, one saves', async () => {
    const settings = bodyOf(await read());
    const answers = await Promise.all([3, 4, 5, 6].map((returnWindowDays) => save({ ...settings, returnWindowDays })));
    const outcomes = answers.map(({ status, body }) => [status, body.errorCode]);
    expect(outcomes.toSorted()).toEqual([
      [200, null],
      [409, 'SET_001'],
      [409, 'SET_001'],
      [409, 'SET_001'],
    ]);
    const standing = await read();
    expect(standing.version).toBe(settings.version + 1);
    for (const { status, body } of answers)
      expect(body.data).toMatchObject(status === 200 ? standing : bodyOf(standing));
  });

  it('set the return window that the policies state, beside the figures that no one can change', async () => {
    dataOf(await save({ ...bodyOf(await read()), returnWindowDays: 21 }));
    const { body } = await api.guest.call('policies.get', { params: { name: 'terms' } });
    expect(body).toContain('within 21 days');
    expect(body).toContain('up to 48 hours before');
  });

  it('remember who changed what', async () => {
    const before = await read();
    dataOf(await save({ ...bodyOf(before), lowStockThreshold: 12 }));
    const after = await read();
    expect(after.changedBy).toBe(admin.user.name);
    const [entry] = await api.database.query<{ actor_id: string; before: object; after: object }>(
      `SELECT actor_id, before, after FROM audit_entries WHERE action = 'settings.saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({
      actor_id: admin.user.id,
      before: { stock: { lowThreshold: before.lowStockThreshold } },
      after: { stock: { lowThreshold: 12 } },
    });
  });

  it('know who was last, also when two save within one millisecond', async () => {
    const other = await withRoles(api, Role.SUPER_ADMIN);
    await api.database.query(`UPDATE users SET first_name = 'Zoé' WHERE id = $1`, [other.user.id]);
    for (const person of [admin, other]) {
      const body = bodyOf(await read());
      await api.as(person).call('settings.admin.put', { body });
    }
    await api.database.query('UPDATE audit_entries SET at = now()');
    expect((await read()).changedBy).toBe('Zoé Tremblay');
  });

  it('sign the mails, from the next mail on', async () => {
    const mail = api.app.get(Mail);
    const sent = async (kind: MailKind, locale: Locale) => {
      const to = someEmail();
      const way = { page: 'https://dronesoccer.test/leave', oneClick: 'https://dronesoccer.test/one-click' };
      const campaign = kind === 'campaign' ? { unsubscribe: way } : {};
      await mail.send({ to, locale, template: greeting(kind), data: {}, ...campaign });
      return api.mails.waitFor({ to });
    };
    const installed = await sent('transactional', 'en');
    expect(installed.from).toBe('"Drone Soccer Canada" <hello@dronesoccer.test>');
    expect(installed.text).toContain('You’re receiving this because of an action on our site.\nDrone Soccer Canada\n');

    const senders = {
      transactional: { name: 'Ballon & Drone, commandes', email: 'orders@dronesoccer.test' },
      campaign: { name: null, email: 'news@dronesoccer.test' },
    };
    const body = bodyOf(await read());
    const organisation = { ...body.organisation, name: 'Ballon <b> Drone', line2: 'Bureau 7' };
    dataOf(await save({ ...body, organisation, mail: senders }));
    const order = await sent('transactional', 'fr');
    expect(order.from).toBe('"Ballon & Drone, commandes" <orders@dronesoccer.test>');
    expect(order.text).toContain(
      'Vous recevez ce message à la suite d’une action sur notre site.\nBallon <b> Drone\n500 Demo Street\nBureau 7\nVancouver BC V6B 5K3\n',
    );
    expect(order.html).toContain('Ballon &lt;b&gt; Drone, 500 Demo Street, Bureau 7, Vancouver BC V6B 5K3');

    const campaign = await sent('campaign', 'fr');
    expect(campaign.from).toBe('"Drone Soccer Canada" <news@dronesoccer.test>');
    expect(campaign.html).toContain('Ballon &lt;b&gt; Drone, 500 Demo Street, Bureau 7, Vancouver BC V6B 5K3');
    expect(campaign.text).toContain('Ballon <b> Drone\n500 Demo Street\nBureau 7\nVancouver BC V6B 5K3\n');

    // Clients that predate the sender settings save without them.
    const { mail: _senders, ...older } = bodyOf(await read());
    dataOf(await save({ ...older, organisation: body.organisation }));
    expect((await read()).mail).toEqual(senders);
    expect((await sent('transactional', 'en')).from).toContain('orders@dronesoccer.test');
    dataOf(await save({ ...older, version: older.version + 1, mail: body.mail }));
  });

  it.each([
    ['no return window', { returnWindowDays: 366 }, 'returnWindowDays'],
    ['shipping rates, which have a call of their own', { shippingZones: [] }, 'shippingZones'],
    [
      'an unknown tax',
      { taxRegistrations: [{ province: 'CA', name: 'PST', number: '1234', isActive: true }] },
      'taxRegistrations.0',
    ],
    [
      'a sender with a line of its own',
      { mail: { ...noSenders, campaign: { name: 'A\r\nBcc: b@c.test', email: null } } },
      'mail.campaign.name',
    ],
    [
      'a sender without an address',
      { mail: { ...noSenders, transactional: { name: null, email: 'nobody' } } },
      'mail.transactional.email',
    ],
    ['a field of its own', { isAdmin: true }, 'isAdmin'],
  ])('refuse %s and change nothing', async (_what, change, field) => {
    const before = await read();
    const { status, body } = await save({ ...bodyOf(before), ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'SET_002', errors: [{ field }] });
    expect(await read()).toEqual(before);
  });

  it('are for super admins alone', async () => {
    const other = await withRoles(api, Role.ADMIN);
    expect(await api.as(other).refused('settings.admin.get')).toEqual([403, 'AUTH_003']);
    expect(await api.as(other).refused('settings.admin.put', { body: bodyOf(await read()) })).toEqual([
      403,
      'AUTH_003',
    ]);
    expect(await api.guest.refused('settings.admin.get')).toEqual([401, 'AUTH_002']);
  });

  it('hold the hours of the office in both languages or in neither, and keep them for clients that do not know them', async () => {
    const hours = { en: 'Monday to Friday\n9 to 5', fr: 'Du lundi au vendredi\nde 9 h à 17 h' };
    const saved = dataOf(await save({ ...bodyOf(await read()), office: { hours } }));
    expect(saved.office).toEqual({ hours });
    expect((await api.guest.call('contacts.office')).hours).toEqual(hours);
    const { office: _office, ...older } = bodyOf(await read());
    dataOf(await save(older));
    expect((await read()).office).toEqual({ hours });
    expect(await save({ ...bodyOf(await read()), office: { hours: { en: '9 to 5', fr: ' ' } } })).toMatchObject({
      status: 400,
      body: { errorCode: 'SET_002', errors: [{ field: 'office.hours.fr' }] },
    });
    dataOf(await save({ ...bodyOf(await read()), office: { hours: null } }));
    expect((await read()).office).toEqual({ hours: null });
  });

  it('raise the sum of refunds only for a confirmed identity (AUTH_019)', async () => {
    const old = `UPDATE sessions SET created_at = now() - interval '11 minutes', confirmed_at = NULL WHERE user_id = $1`;
    await api.database.query(old, [admin.user.id]);
    const set = async (confirmRefundsAbove: number) => save({ ...bodyOf(await read()), confirmRefundsAbove });
    const { confirmRefundsAbove: sum } = await read();
    expect([(await set(sum)).status, (await set(sum - 1)).status]).toEqual([200, 200]);
    expect(outcomeOf(await set(sum))).toEqual([409, 'AUTH_019']);
    await api.as(admin).call('me.confirmIdentity', { body: { password: admin.password } });
    expect((await set(sum)).status).toBe(200);
  });
});
