import {
  type Access,
  adminRoles,
  ArenaClass,
  BookingMode,
  type BookingWire,
  type CallName,
  callNames,
  calls,
  DeliveryMethod,
  DeskMethod,
  type Envelope,
  type OrderWire,
  PackageTier,
  RefundStatus,
  ReturnReason,
  Role,
  SlotState,
  SlotType,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  givenArena,
  givenLocation,
  givenProduct,
  type GivenProduct,
  givenSlot,
  insertRow,
  newRowId,
} from '@dronesoccer/devkit';
import { Controller } from '@nestjs/common';
import { companyFilter, companyParams, companySql } from '../../src/platform/access/index.js';
import { CompanyScope, IdParam, RawEndpoint } from '../../src/platform/http/index.js';
import { Database } from '../../src/platform/database/index.js';
import { AppError } from '../../src/platform/errors/index.js';
import { openApiDocument } from '../../src/platform/http/endpoint/openapi/index.js';
import { type TestApi, useApi } from '../support/api.js';
import { cancelBooking, joinWaitlist, paidBooking, placeBooking, someTeam } from '../support/booking.js';
import { dataOf } from '../support/client.js';
import { givenFamily } from '../support/families.js';
import { join, offeredPlans } from '../support/memberships.js';
import { managerOf, type Person, registered, withRoles } from '../support/people.js';
import { address } from '../support/shopping.js';

/** Promise S1: every role tries every route, and a stranger tries everything that belongs to a person. */

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}

type Headers = Readonly<Record<string, string>>;

const ofCompany = { method: 'GET', summary: 'A probe', access: adminRoles, scope: 'company' } as const;

const roles = valuesOf(Role);
const nobody = 'nobody';
type Identity = typeof nobody | Role;

/** Returns the status with which the guard must refuse before the call runs, or null if it admits the caller. */
function refusalOf(access: Access, identity: Identity): 401 | 403 | null {
  if (access === 'public' || access === 'optional') return null;
  if (identity === nobody) return 401;
  return access === 'user' || access.includes(identity) ? null : 403;
}

interface Place {
  id: string;
}

/**
 * Calls on data that belongs to companies, like those of arenas, slots and bookings. One reads by SQL, one by Prisma.
 */
@Controller()
class Places {
  constructor(private readonly database: Database) {}

  @RawEndpoint({ ...ofCompany, name: 'probe.places', path: '/api/probe/places' })
  list(@CompanyScope() scope: CompanyScope): Promise<Place[]> {
    const sql = `SELECT id FROM locations WHERE is_active AND ${companySql('company_id', 1)} ORDER BY id`;
    return this.database.query<Place>(sql, companyParams(scope), 'probe-places');
  }

  @RawEndpoint({ ...ofCompany, name: 'probe.place', path: '/api/probe/places/:id', errors: ['ARENA_001'] })
  async get(@IdParam('id', 'ARENA_001') id: string, @CompanyScope() scope: CompanyScope): Promise<Place> {
    const where = { id, ...companyFilter(scope) };
    const place = await this.database.prisma.location.findFirst({ where, select: { id: true } });
    if (place === null) throw new AppError('ARENA_001');
    return place;
  }

  @RawEndpoint({
    name: 'probe.undeclared',
    method: 'GET',
    path: '/api/probe/undeclared',
    summary: '',
    access: adminRoles,
  })
  undeclared(@CompanyScope() scope: CompanyScope): Promise<CompanyScope> {
    return Promise.resolve(scope);
  }
}

describe('who may call what', () => {
  const api = useApi({}, { probes: [Places] });
  const people = new Map<Role, Person>();

  beforeAll(async () => {
    for (const role of roles) people.set(role, await withRoles(api, role));
  });

  const headersOf = (identity: Identity): Headers => (identity === nobody ? {} : (people.get(identity)?.bearer ?? {}));

  it.each(callNames)('%s is answered to each role as its policy says, never with a failure of ours', async (name) => {
    const { method, path, access } = calls[name];
    const documented = operations()[name]?.responses ?? {};
    for (const identity of [nobody, ...roles] as const) {
      const { status } = await send(method, filled(path), headersOf(identity), {});
      const expected = refusalOf(access, identity);
      const seen = status === 401 || status === 403 ? status : null;
      expect({ name, identity, refused: seen }).toEqual({ name, identity, refused: expected });
      expect({ name, identity, status, documented: String(status) in documented }).toMatchObject({ documented: true });
      expect(status).toBeLessThan(500);
    }
  });

  // Computed once, because describing every call takes longer than calling one.
  let described: Record<string, Operation> | undefined;
  const operations = (): Record<string, Operation> =>
    (described ??= Object.fromEntries(
      Object.values(openApiDocument(api.app).paths)
        .flatMap((path) => Object.values(path as Record<string, Operation>))
        .map((operation) => [operation.operationId, operation]),
    ));

  const send = async (
    method: string,
    path: string,
    headers: Headers,
    body: object,
  ): Promise<{ status: number; code: string | null }> => {
    const asked = api.http[method.toLowerCase() as 'get'](path).set(headers);
    const answer = await (method === 'GET' || method === 'DELETE' ? asked : asked.send(body));
    return { status: answer.status, code: (answer.body as Envelope<unknown>).errorCode ?? null };
  };

  describe('what belongs to a person', () => {
    let owner: Person;
    let stranger: Person;
    let otherAdmin: Person;
    let ball: GivenProduct;
    /** The id for the path of a call, and a body that would be valid for the owner. */
    let owned: Partial<Record<CallName, { id: string; body?: object; as?: 'admin' }>>;

    beforeAll(async () => {
      owner = await registered(api);
      stranger = await registered(api);
      otherAdmin = await withRoles(api, Role.SUPER_ADMIN);
      ball = await givenProduct(api.database, { price: 10_000, stock: 50 });
      const order = await ownersOrder();
      const payment = await api.as(owner).call('payments.create', { body: { orderId: order.id } });
      const home = await api.as(owner).call('me.addresses.create', { body: address });
      const item = { productId: ball.id, quantity: 1 };
      const cart = await api.as(owner).call('cart.add', { body: item });
      const [session] = await api.as(owner).call('me.sessions');
      const admin = people.get(Role.SUPER_ADMIN) as Person;
      const body = { screen: 'orders', name: 'Mine', query: 'status=2' } as const;
      const view = await api.as(admin).call('savedViews.admin.save', { body });
      const slot = await givenSlot(api.database);
      const booking = await placeBooking(await api.app.getUrl(), { slotId: slot.id }, owner.bearer);
      await offeredPlans(api);
      const membership = await join(api, owner);
      const family = await givenFamily(api, owner);
      const full = await givenSlot(api.database, { capacity: 1 });
      await placeBooking(await api.app.getUrl(), { slotId: full.id });
      const wait = { slotId: full.id, email: owner.email };
      const waiting = dataOf(await joinWaitlist(await api.app.getUrl(), wait, owner.bearer));
      const { id: arenaSlotId } = await givenSlot(api.database);
      const whole = { slotId: arenaSlotId, mode: BookingMode.FULL };
      const group = await placeBooking(await api.app.getUrl(), whole, owner.bearer);
      const tournament = await givenSlot(api.database, { type: SlotType.TOURNAMENT });
      const team = someTeam(3);
      const entry = await placeBooking(await api.app.getUrl(), { slotId: tournament.id, team }, owner.bearer);
      const player = entry.team?.players[0]?.id ?? '';
      const asReturn = { lines: [{ ...item, reason: ReturnReason.OTHER }] };
      owned = {
        'orders.get': { id: order.id },
        'orders.cancel': { id: order.id },
        'orders.takeBack': { id: order.id },
        'orders.return': { id: order.id, body: asReturn },
        'orders.returnQuote': { id: order.id, body: { lines: [item] } },
        'orders.invoice': { id: order.id },
        'orders.reorder': { id: order.id },
        'memberships.get': { id: membership.id },
        'memberships.cancel': { id: membership.id },
        'memberships.refund': { id: membership.id },
        'memberships.setReminders': { id: membership.id, body: { wantsReminders: false } },
        'memberships.invoice': { id: membership.id },
        'family.changeChild': { id: family.childId, body: { ...family.child, version: 1 } },
        'family.removeChild': { id: family.childId },
        'family.withdraw': { id: family.invitationId },
        'family.removeAdult': { id: family.adultId },
        'family.invitation': { id: family.invitationId },
        'family.accept': { id: family.invitationId },
        'bookings.get': { id: booking.id },
        'bookings.accept': { id: booking.id, body: { guardian: null } },
        'bookings.renew': { id: booking.id },
        'bookings.cancelQuote': { id: booking.id },
        'bookings.cancel': { id: booking.id, body: { expectedRefund: 0 } },
        'bookings.moves': { id: booking.id },
        'bookings.move': { id: booking.id, body: { slotId: slot.id } },
        'squads.change': { id: entry.id, body: { ...team, version: 1 } },
        'squads.invite': { id: entry.id },
        'squads.get': { id: player },
        'squads.answer': { id: player, body: { isComing: true } },
        'waivers.get': { id: owner.user.id },
        'waivers.sign': { id: owner.user.id, body: { fullName: 'Ari Tremblay', isGuardian: false, version: 1 } },
        'waivers.group': { id: group.id },
        'waivers.signAsGuest': { id: group.id, body: { fullName: 'Ari Tremblay', version: 1 } },
        'waitlist.get': { id: waiting.id },
        'waitlist.leave': { id: waiting.id },
        'bookings.decline': { id: booking.id },
        'bookings.calendar': { id: booking.id },
        'bookings.invoice': { id: booking.id },
        'payments.get': { id: payment.id },
        'me.addresses.update': { id: home.id, body: address },
        'me.addresses.remove': { id: home.id },
        'me.revokeSession': { id: session?.id ?? '' },
        'cart.update': { id: cart.cartItems[0]?.id ?? '', body: { quantity: 2 } },
        'cart.remove': { id: cart.cartItems[0]?.id ?? '' },
        'savedViews.admin.remove': { id: view.id, as: 'admin' },
      };
    });

    const ownersOrder = async (): Promise<OrderWire> => {
      const body = { delivery: DeliveryMethod.SHIP, address, items: [{ productId: ball.id, quantity: 1 }] };
      const { total } = await api.as(owner).call('orders.quote', { body });
      return api.as(owner).call('orders.place', { body: { ...body, expectedTotal: total } });
    };

    it('is known for every call that names a thing in its path and is open to more than one person', () => {
      const forMany = callNames.filter((name) => {
        const { path, access } = calls[name];
        const ofOnesOwn = access === 'user' || access === 'optional' || name.startsWith('savedViews.');
        const isOfTheShop =
          path.endsWith(':productId') || path.startsWith('/products/') || path === '/class-slots/:id/waitlist';
        // Sent issues are public, and the path contains a subscription's token.
        const isOfTheNewsletter = path.startsWith('/newsletter/');
        return path.includes(':') && ofOnesOwn && !isOfTheShop && !isOfTheNewsletter;
      });
      expect(Object.keys(owned).sort()).toEqual(forMany.sort());
    });

    it('is not there for a stranger, as if it did not exist, and stays as it was', async () => {
      for (const [name, { id, body = {}, as }] of Object.entries(owned) as [
        CallName,
        { id: string; body?: object; as?: 'admin' },
      ][]) {
        const { method, path } = calls[name];
        const strangers = as === 'admin' ? [otherAdmin.bearer] : [stranger.bearer, ...(needsNoToken(name) ? [{}] : [])];
        for (const headers of strangers) {
          const theirs = await send(method, filled(path, id), headers, body);
          const missing = await send(method, filled(path), headers, body);
          expect({ name, ...theirs }).toEqual({ name, status: 404, code: missing.code });
          expect({ name, status: missing.status }).toEqual({ name, status: 404 });
        }
      }
      // The owner succeeds with the same calls, so the refusals above had no other reason.
      const mine = owned['orders.get']?.id ?? '';
      await api.as(owner).call('orders.get', { params: { id: mine } });
      await api.as(owner).call('bookings.get', { params: { id: owned['bookings.get']?.id ?? '' } });
      await api.as(owner).call('me.get');
      const addresses = await api.as(owner).call('me.addresses.list');
      expect(addresses).toHaveLength(1);
      expect((await api.as(owner).call('cart.get')).totalItems).toBe(1);
    });
  });

  describe('what is a company’s', () => {
    const probe = { method: 'GET', path: '/api/probe/places' };
    let [first, second, without]: Person[] = [];
    let places: { first: string; second: string; nobodys: string };
    /**
     * Data of the first company: its id, either in the path of a call or in the response of a call without an id, and a
     * valid body.
     */
    let owned: Record<string, Owned>;

    beforeAll(async () => {
      const company = async (): Promise<string> => {
        const id = newRowId();
        await insertRow(api.database, 'companies', { id, name: `Company ${id}` });
        return id;
      };
      const [a, b] = [await company(), await company()];
      [first, second, without] = [await managerOf(api, a), await managerOf(api, b), await managerOf(api, null)];
      const place = async (companyId: string | null) => (await givenLocation(api.database, { companyId })).id;
      places = { first: await place(a), second: await place(b), nobodys: await place(null) };
      owned = {
        'probe.places': { ...probe, id: places.first },
        'probe.place': { ...probe, path: `${probe.path}/:id`, id: places.first },
        ...(await placesAndArenas(api, places.first, a)),
        ...(await slotsOf(api, places.first, a)),
        ...(await bookedSlotsOf(api, places.first)),
        ...(await dayOf(api, places.first, people.get(Role.SUPER_ADMIN) as Person)),
      };
    });

    const placesOf = async (person: Person | undefined): Promise<string[]> => {
      const answer = await api.http
        .get(probe.path)
        .set(person?.bearer ?? {})
        .expect(200);
      return (answer.body as Place[]).map(({ id }) => id);
    };

    it('is known for every call that is limited to a company', () => {
      // These answer with counts only, whose scope is tested beside them.
      const counts: readonly CallName[] = ['reports.admin.activity', 'reports.admin.attention'];
      const limited = callNames.filter((name) => calls[name].scope === 'company' && !counts.includes(name));
      expect(
        Object.keys(owned)
          .filter((name) => !name.startsWith('probe.'))
          .sort(),
      ).toEqual(limited.sort());
    });

    it('is seen by its own administrator; another’s, and one without a company, do as if it did not exist', async () => {
      for (const [name, of] of Object.entries(owned)) {
        const { id, query = {}, body = {}, refusal = 200, shown = id } = of;
        const { method, path } = addressOf(name, of);
        const ask = async (person: Person | undefined, place: string) => {
          const asked = api.http[method.toLowerCase() as 'post'](path.replace(/:\w+/, place))
            .query(query)
            .set(person?.bearer ?? {});
          const { status, body: answer, text } = await (method === 'GET' ? asked : asked.send(body));
          const shows = Buffer.isBuffer(answer) ? answer.includes(shown) : text.includes(shown);
          return { name, status, code: (answer as Envelope<unknown>).errorCode ?? null, shows };
        };
        expect(await ask(first, id)).toMatchObject({ name, shows: true });
        const missing = path.includes(':')
          ? await ask(first, newRowId())
          : { name, status: refusal, code: refusal === 200 ? null : expect.any(String), shows: false };
        for (const stranger of [second, without]) expect(await ask(stranger, id)).toEqual(missing);
      }
    });

    it('is all seen by roles that see every company, even what belongs to none', async () => {
      expect(await placesOf(first)).toEqual([places.first]);
      expect(await placesOf(second)).toEqual([places.second]);
      expect(await placesOf(without)).toEqual([]);
      for (const role of [Role.SUPER_ADMIN, Role.ADMIN]) {
        // The list begins with the location of the booking above, which belongs to no company either.
        expect((await placesOf(people.get(role))).slice(-3)).toEqual([places.first, places.second, places.nobodys]);
      }
    });

    it('is not shown by a call that does not declare it', async () => {
      await api.http.get('/api/probe/undeclared').set(headersOf(Role.COMPANY_ADMIN)).expect(500);
    });
  });
});

/** Returns the calls on a company's location and on an arena there, with valid bodies. */
async function placesAndArenas(api: TestApi, locationId: string, companyId: string): Promise<Record<string, Owned>> {
  const { id } = await givenArena(api.database, { locationId });
  const location = {
    ...{ names: { en: 'Arena', fr: 'Aréna' }, address: '1 Test Street', city: 'Vancouver', province: 'BC' },
    ...{ postalCode: 'V6B 1A1', latitude: '49.28', longitude: '-123.12', timeZone: 'America/Vancouver' },
    ...{ img: null, companyId, version: 1 },
  };
  const text = { name: 'Field', description: 'A field', rules: '', bring: '', gettingThere: '' };
  const terms = { locationId, class: ArenaClass.CLASS_20, capacity: 4, texts: { en: text, fr: text } };
  const arena = { ...terms, pictures: [], hours: [], isActive: true };
  return {
    'locations.admin.list': { id: locationId },
    'locations.admin.get': { id: locationId },
    'locations.admin.update': { id: locationId, body: location },
    'arenas.admin.list': { id },
    'arenas.admin.get': { id },
    // The response contains only counts.
    'arenas.admin.impact': { id, shown: 'waiting' },
    'arenas.admin.create': { id: locationId, body: arena, refusal: 404 },
    'arenas.admin.update': { id, body: { ...arena, version: 1 } },
    'arenas.admin.deactivate': { id },
  };
}

/** Returns the calls on the slots of a company's arena. */
async function slotsOf(api: TestApi, locationId: string, companyId: string): Promise<Record<string, Owned>> {
  const name = `Field ${newRowId()}`;
  const arenaId = (await givenArena(api.database, { locationId, name: { en: name, fr: name } })).id;
  const { id } = await givenSlot(api.database, { arenaId, startsAt: new Date('2035-01-01T20:00Z') });
  const patternId = newRowId();
  await insertRow(api.database, 'slot_patterns', { id: patternId, company_id: companyId, plan: {}, total: 1 });
  const tiers = { standard: 40, premium: null };
  const offer = { type: SlotType.GUEST, capacity: 4, prices: { guest: tiers, member: tiers, full: tiers } };
  const at = (hour: string) => ({ localStart: `2035-01-02T${hour}:00`, localEnd: `2035-01-02T${hour}:30` });
  const slot = { arenaId, ...offer, state: SlotState.OPEN };
  const days = { from: '2035-01-01', to: '2035-01-07' };
  const pattern = { ...offer, ...days, arenaIds: [arenaId], times: [{ day: 1, start: '09:00', minutes: 60 }] };
  const week = { arenaId, from: '2035-01-01', to: ['2035-01-08'] };
  const named = { refusal: 404 };
  return {
    'slots.admin.list': { query: { arenaId, ...days }, id, ...named },
    'slots.admin.export': { query: { arenaId, ...days }, id: name, ...named },
    'slots.admin.create': { id: arenaId, body: { ...slot, ...at('10') }, ...named },
    'slots.admin.update': { id, body: { ...slot, ...at('12'), version: 1 } },
    // The response contains only counts.
    'slots.admin.close': { id: 'changed', body: { arenaId, ...days, state: 2 }, ...named },
    'slots.admin.generate': { id: arenaId, body: { ...pattern, without: [], skipHolidays: true }, ...named },
    'slots.admin.copyWeek': { id: arenaId, body: week, ...named },
    'slots.admin.generation': { id: patternId },
    'coaching.admin.get': { id, shown: 'choices' },
    'coaching.admin.set': { id, body: { coachIds: [], expected: [] }, shown: 'choices' },
    'slots.admin.remove': { id },
  };
}

/** Returns the calls on a company's slots with their bookings. */
async function bookedSlotsOf(api: TestApi, locationId: string): Promise<Record<string, Owned>> {
  const arenaId = (await givenArena(api.database, { locationId })).id;
  const at = (hour: string) => new Date(`2035-01-01T${hour}:00Z`);
  // The slot is free of charge, so its booking is confirmed immediately.
  const { id } = await givenSlot(api.database, { arenaId, startsAt: at('20'), prices: { guestStandard: 0 } });
  const gone = await givenSlot(api.database, { arenaId, startsAt: at('22'), state: SlotState.CANCELLED });
  const { id: bookingId, number } = await placeBooking(await api.app.getUrl(), { slotId: id });
  const waitsId = newRowId();
  await insertRow(api.database, 'waitlist_entries', {
    ...{ id: waitsId, slot_id: id, name: 'Ari Tremblay', email: 'ari@example.test', seats: 20, tier: 1 },
    ...{ joined_at: new Date(), changed_at: new Date() },
  });
  const times = { localStart: '2035-01-01T13:00', localEnd: '2035-01-01T14:00' };
  const fingerprint = 'of no impact: what is so already is left as it is';
  const booking = { id: bookingId };
  const cancellation = { by: 'organisation', granted: false };
  const day = { from: '2035-01-01', to: '2035-01-01' };
  const csv = { id: number, refusal: 404 };
  return {
    'slots.admin.impact': { id, body: { moveTo: null } },
    'slots.admin.cancel': { id: gone.id, body: { fingerprint } },
    'slots.admin.move': { id, body: { ...times, fingerprint } },
    'arenaFigures.admin.get': { query: day, id: arenaId },
    'arenaFigures.admin.export': { query: { ...day, table: 'leadTime' }, id: arenaId, shown: '\nAll,1,' },
    'waitlist.admin.list': { id, shown: waitsId },
    'bookings.admin.list': booking,
    'bookings.admin.export': csv,
    'bookings.admin.get': booking,
    'bookings.admin.cancelQuote': { ...booking, body: cancellation, shown: 'refundUntil' },
    'bookings.admin.moves': { ...booking, shown: '"data":[' },
    'bookings.admin.move': { ...booking, body: { slotId: id } },
    'bookings.admin.resend': booking,
    'bookings.admin.cancel': { ...booking, body: { ...cancellation, reason: 'Power is out', expectedRefund: 0 } },
  };
}

/** Returns the calls on the day of a company's arena. */
async function dayOf(api: TestApi, locationId: string, { bearer }: Person): Promise<Record<string, Owned>> {
  const origin = await api.app.getUrl();
  const arenaId = (await givenArena(api.database, { locationId })).id;
  const startsAt = (hour: string) => new Date(`2035-01-03T${hour}:00Z`);
  const free = await givenSlot(api.database, { arenaId, startsAt: startsAt('20'), prices: { guestStandard: 0 } });
  const { id: slotId } = await givenSlot(api.database, { arenaId, startsAt: startsAt('22') });
  const booking = await placeBooking(origin, { slotId: free.id });
  const party = await partyOf(api, arenaId, startsAt('18'));
  const waiting = await placeBooking(origin, { slotId });
  const paid = await placeBooking(origin, { slotId });
  const payment = ({ total }: BookingWire) => ({ method: DeskMethod.CASH, expectedTotal: total });
  await api.as({ bearer }).call('bookings.desk.admin.pay', { params: { id: paid.id }, body: payment(paid) });
  const cancelled = dataOf(await cancelBooking(origin, paid, { expectedRefund: paid.total }));
  const online = await paidBooking(origin, { slotId });
  const [refused] = await api.database.query<{ id: string }>(
    `INSERT INTO refunds (id, payment_id, amount_cents, status, reason)
     SELECT gen_random_uuid(), p.id, 100, ${RefundStatus.FAILED}, 'test' FROM payments p WHERE p.subject_id = $1 RETURNING id`,
    [online.id],
  );
  const [found] = await api.database.query<{ code: string }>(
    'SELECT check_in_code AS code FROM bookings WHERE id = $1',
    [booking.id],
  );
  const seats = { seatIds: booking.seats.map(({ id }) => id), is: false };
  const choice = { slotId: free.id, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [{}] };
  const walkIn = { ...choice, contact: { fullName: 'Ari Roy' }, expectedTotal: 0, method: DeskMethod.CASH };
  const named = { refusal: 404 };
  const ofBooking = { id: booking.id, body: seats };
  const refundId = cancelled.refunds[0]?.id ?? '';
  const scan = { arenaId, day: '2035-01-03', code: found?.code ?? '' };
  return {
    'bookings.day.admin.sheet': { query: { arenaId, day: '2035-01-03' }, id: booking.id, ...named },
    'bookings.day.admin.scan': { ...named, id: booking.number, body: scan },
    'bookings.day.admin.checkIn': ofBooking,
    'bookings.day.admin.noShow': ofBooking,
    'bookings.day.admin.removeGuest': party,
    'bookings.desk.admin.quote': { ...named, id: free.id, body: choice },
    'bookings.desk.admin.book': { ...named, id: free.id, body: walkIn },
    'bookings.desk.admin.pay': { id: waiting.id, body: payment(waiting) },
    'bookings.admin.handBack': { params: { refundId }, id: paid.id },
    'bookings.admin.retryRefund': { params: { refundId: refused?.id ?? '' }, id: online.id },
    'bookings.admin.invoice': { id: booking.id, shown: '%PDF' },
  };
}

/** Returns a booking of a whole arena with a guest who has signed. */
async function partyOf(api: TestApi, arenaId: string, startsAt: Date): Promise<Owned> {
  const { id: slotId } = await givenSlot(api.database, { arenaId, startsAt, prices: { fullStandard: 0 } });
  const { id, guests } = await placeBooking(await api.app.getUrl(), { slotId, mode: BookingMode.FULL });
  const query = { token: new URL(guests?.url ?? '').searchParams.get('token') ?? '' };
  await api.guest.call('waivers.signAsGuest', { params: { id }, query, body: { fullName: 'Noa Roy', version: 1 } });
  const [guest] = await api.database.query<{ id: string }>('SELECT id FROM waivers WHERE booking_id = $1', [id]);
  return { id, params: { guestId: guest?.id ?? '' } };
}

interface Owned {
  /** Only for probes, which the map of calls does not contain. */
  method?: string;
  path?: string;
  id: string;
  /** The other path parameters. */
  params?: Readonly<Record<string, string>>;
  query?: object;
  body?: object;
  /**
   * The status for a stranger, if the call has no id in its path but names data of the company. Default: a list without
   * the data.
   */
  refusal?: number;
  /** A text that the response contains, if it does not contain the id. */
  shown?: string;
}

/** Returns the method and the path of a call, in which only `:id` remains to be filled in. */
function addressOf(name: string, { method = '', path = '', params = {} }: Owned): { method: string; path: string } {
  if (!Object.hasOwn(calls, name)) return { method, path };
  const call = calls[name as CallName];
  return {
    method: call.method,
    path: `/api${call.path.replaceAll(/:(\w+)/g, (all, key: string) => params[key] ?? all)}`,
  };
}

const needsNoToken = (name: CallName): boolean => calls[name].access === 'optional';

/** Returns the call's path with the same id for all parameters, or with ids that do not exist. Waivers are of accounts. */
function filled(path: string, id?: string): string {
  return `/api${path.replace('/waivers/:kind', '/waivers/account').replaceAll(/:(\w+)/g, () => id ?? newRowId())}`;
}
