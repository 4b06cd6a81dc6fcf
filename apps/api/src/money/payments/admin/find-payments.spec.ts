import {
  DeliveryMethod,
  type OrderWire,
  type Page,
  PaymentStatus,
  PaymentSubjectKind,
  type PaymentSummaryWire,
  Role,
} from '@dronesoccer/contracts';
import { givenLocation, givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { type Person, registered, withRoles } from '../../../../test/support/people.js';
import { eventOf, placeOrder, sendWebhook, startPayment, type WantedOrder } from '../../../../test/support/shopping.js';
import { alsoAnswers, Tickets, TicketsModule } from '../../../../test/support/tickets.js';

describe('the list of payments', () => {
  const api = useApi({}, { alsoAnswers, features: [TicketsModule] });
  let chief: Person;
  let ball: GivenProduct;
  let ottawa: { id: string };
  let tickets: Tickets;
  let origin: string;

  beforeAll(async () => {
    chief = await withRoles(api, Role.SUPER_ADMIN);
    ball = await givenProduct(api.database, { price: 10_000, name: 'Ball', stock: 500 });
    const name = { en: 'Ottawa Dome', fr: 'Dôme d’Ottawa' };
    const spot = { latitude: 45.42, longitude: -75.7 };
    ottawa = await givenLocation(api.database, { name, city: 'Ottawa', province: 'ON', ...spot });
    origin = await api.app.getUrl();
    tickets = new Tickets(api);
  });

  const place = (wish: Partial<WantedOrder> = {}): Promise<OrderWire> =>
    placeOrder(origin, { items: [{ productId: ball.id, quantity: 1 }], ...wish });
  const list = (query: object = {}, person: Person = chief) => api.as(person).answer('payments.admin.list', { query });
  const found = async (query: object = {}): Promise<Page<PaymentSummaryWire>> => dataOf(await list(query));
  const subjects = async (query: object = {}): Promise<string[]> =>
    (await found(query)).items.map(({ subject }) => subject.id);

  it('shows payments for whatever was sold, the newest first, page by page', async () => {
    const shipped = await place();
    const payment = await startPayment(origin, shipped);
    await sendWebhook(origin, eventOf('paid', payment));
    const ticket = await tickets.issue(2_500);
    await tickets.pay(ticket);
    const page = await found({ pageSize: 1 });
    expect(page).toMatchObject({ total: 2, page: 1, pageSize: 1 });
    expect(page.items).toMatchObject([{ subject: { id: ticket.id }, name: `ticket ${ticket.id}`, amount: 25 }]);
    expect((await found({ pageSize: 1, page: 2 })).items).toEqual([
      {
        id: payment.id,
        status: PaymentStatus.PAID,
        amount: shipped.total,
        refunded: 0,
        provider: 'sandbox',
        method: null,
        subject: { kind: PaymentSubjectKind.ORDER, id: shipped.id },
        name: shipped.number,
        email: shipped.email,
        ...{ locationId: null, locationName: null },
        createdAt: expect.any(String) as string,
        paidAt: expect.any(String) as string,
      },
    ]);
    expect(await subjects({ status: PaymentStatus.PAID })).toEqual([shipped.id]);
    expect(await subjects({ kind: PaymentSubjectKind.ORDER })).toEqual([shipped.id]);
    expect(await subjects({ kind: PaymentSubjectKind.MEMBERSHIP })).toEqual([]);
  });

  it('finds those for what is picked up near a point, also where the location has closed', async () => {
    const pickup = await place({ delivery: DeliveryMethod.PICKUP, locationId: ottawa.id });
    await startPayment(origin, pickup);
    const gatineau = { lat: '45.48', lng: '-75.65' };
    expect(await subjects({ ...gatineau, radius: 10 })).toEqual([pickup.id]);
    expect(await subjects({ ...gatineau, radius: 5 })).toEqual([]);
    await api.database.query('UPDATE locations SET is_active = false WHERE id = $1', [ottawa.id]);
    const items = [{ locationId: ottawa.id, locationName: 'Ottawa Dome' }];
    expect((await found({ ...gatineau, radius: 10 })).items).toMatchObject(items);
  });

  it('finds those of certain days, the organisation’s, the first and the last included', async () => {
    const ticket = await tickets.issue(1_000);
    const { id } = await tickets.pay(ticket);
    // 23:30 on 1 July in Toronto.
    await api.database.query(`UPDATE payments SET created_at = '2025-07-02T03:30:00Z' WHERE id = $1`, [id]);
    expect(await subjects({ from: '2025-07-01', to: '2025-07-01' })).toEqual([ticket.id]);
    expect(await subjects({ from: '2025-07-02', to: '2025-07-02' })).toEqual([]);
    expect(await subjects({ to: '2025-07-01' })).toEqual([ticket.id]);
    expect(await subjects({ from: '2025-07-02' })).not.toContain(ticket.id);
  });

  it('exports the filtered payments, in the reader’s language; an export of none is PAY_011', async () => {
    const { id: locationId } = await givenLocation(api.database, { name: { en: 'Old Port', fr: 'Vieux-Port' } });
    const pickup = await place({ delivery: DeliveryMethod.PICKUP, locationId });
    const payment = await startPayment(origin, pickup);
    await sendWebhook(origin, eventOf('paid', payment));
    const day = { from: '2024-03-04', to: '2024-03-04' };
    const times = `created_at = '2024-03-04T15:00:00Z', paid_at = '2024-03-04T15:01:00Z', refunded_cents = 150`;
    await api.database.query(`UPDATE payments SET ${times} WHERE id = $1`, [payment.id]);
    const file = await api
      .as(chief)
      .answer('payments.admin.export', { query: day, headers: { 'accept-language': 'fr' } });
    expect(file.headers.get('x-total-rows')).toBe('1');
    const [heading, row] = file.body.split('\r\n');
    expect(heading).toContain('Achat,Type,État,Courriel,Emplacement,Commencé,Payé,Montant,Remboursé');
    const instants = '2024-03-04 10:00:00,2024-03-04 10:01:00';
    expect(row).toContain(
      `${pickup.number},Commande,Payé,${pickup.email},Vieux-Port,${instants},${pickup.total},1.5,sandbox,,`,
    );
    const refused = (query: object) => api.as(chief).refused('payments.admin.export', { query });
    expect(await refused({ ...day, status: PaymentStatus.FAILED })).toEqual([404, 'PAY_011']);
    expect(await refused({ lat: '45' })).toEqual([400, 'PAY_008']);
    expect(await refused({ from: '2024-03-05', to: '2024-03-04' })).toEqual([400, 'PAY_009']);
  });

  it.each([
    { lat: '91', lng: '0', radius: '1' },
    { lat: '45', lng: '-75', radius: '0' },
    { lat: '45', lng: '-75', radius: '1001' },
    { lat: 'north', lng: '-75', radius: '10' },
    { lat: '45', lng: '-75' },
    { radius: '10' },
    { lat: ['45', '46'], lng: '-75', radius: '10' },
    { lat: '', lng: '', radius: '' },
  ])('is PAY_008 for the coordinates %j', async (query) => {
    expect(outcomeOf(await list(query))).toEqual([400, 'PAY_008']);
  });

  it.each([
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: '2026-1-1' },
    { from: '' },
    { from: ['2026-01-01', '2026-01-02'] },
    { from: '2026-03-02', to: '2026-03-01' },
  ])('is PAY_009 for the days %j', async (query) => {
    expect(outcomeOf(await list(query))).toEqual([400, 'PAY_009']);
  });

  it('is PAY_007 for any other invalid filter, and open to super administrators only', async () => {
    for (const query of [{ status: 9 }, { kind: 'order' }, { page: 0 }, { unknown: 1 }]) {
      expect(outcomeOf(await list(query))).toEqual([400, 'PAY_007']);
    }
    for (const role of [Role.ADMIN, Role.COMPANY_ADMIN, Role.MEMBER]) {
      expect(outcomeOf(await list({}, await withRoles(api, role)))).toEqual([403, 'AUTH_003']);
    }
    expect(outcomeOf(await list({}, await registered(api)))).toEqual([403, 'AUTH_003']);
    expect(await api.guest.refused('payments.admin.list')).toEqual([401, 'AUTH_002']);
  });
});
