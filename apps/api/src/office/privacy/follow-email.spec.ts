import { newsletterConsent, SubscriptionState } from '@dronesoccer/contracts';
import { givenProduct, givenSlot, insertRow } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { joinWaitlist, paidBooking } from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { someContact } from '../../../test/support/contacts.js';
import { emailChangesOf } from '../../../test/support/email-changes.js';
import { givenSubscriber, givenTag } from '../../../test/support/newsletter.js';
import { goodPassword, type Person, registered, signedIn } from '../../../test/support/people.js';
import { orderBody, placeOrder } from '../../../test/support/shopping.js';

const { SUBSCRIBED, SUPPRESSED, UNSUBSCRIBED } = SubscriptionState;

describe('what a person has under an address', () => {
  const api = useApi();
  const { verified, asked, linkTo, confirm } = emailChangesOf(api);

  const changed = async (person: Person, more: { movesNewsletter?: boolean } = {}): Promise<string> => {
    const email = await asked(person, more);
    dataOf(await confirm(await linkTo(email)));
    return email;
  };
  const rowsOf = async (table: string, email: string): Promise<number> => {
    const [row] = await api.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE email = $1`,
      [email],
    );
    return row?.count ?? 0;
  };

  it('follows the person to a new one, so that a later owner of the old one finds nothing', async () => {
    const person = await verified();
    const { email: old } = person;
    const { id: productId } = await givenProduct(api.database, { stock: 3 });
    const { id: soldOut } = await givenProduct(api.database, { stock: 0 });
    const wish = { items: [{ productId, quantity: 1 }], email: old };
    await api.as(person).call('orders.place', { body: await orderBody(api.origin, wish) });
    const { id: slotId } = await givenSlot(api.database);
    const booking = await paidBooking(api.origin, { slotId, email: old });
    await api.database.query('UPDATE bookings SET user_id = $2 WHERE id = $1', [booking.id, person.user.id]);
    const full = await givenSlot(api.database, { capacity: 1 });
    await paidBooking(api.origin, { slotId: full.id });
    expect((await joinWaitlist(api.origin, { slotId: full.id, email: old })).status).toBe(201);
    await api.as(person).call('restockNotices.ask', { params: { id: soldOut }, body: { email: old, consent: true } });
    await api.as(person).call('contacts.send', { body: { ...someContact(), email: old } });
    const ward = await registered(api);
    await insertRow(api.database, 'minors', {
      ...{ user_id: ward.user.id, birth_date: '2011-05-01', guardian_email: old },
      ...{ confirmed_at: new Date(), created_at: new Date() },
    });
    const email = await changed(person);
    const guardians = await api.database.query('SELECT guardian_email AS email FROM minors WHERE user_id = $1', [
      ward.user.id,
    ]);
    expect(guardians).toEqual([{ email }]);
    for (const table of ['orders', 'bookings', 'waitlist_entries', 'restock_notices', 'contacts']) {
      expect({ table, rows: [await rowsOf(table, old), await rowsOf(table, email)] }).toEqual({ table, rows: [0, 1] });
    }
    const heir = await registered(api, { email: old });
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [heir.user.id]);
    const { tables } = await api.as(heir).call('privacy.export');
    const own = ['users', 'user_roles', 'sessions', 'refresh_tokens', 'email_tokens', 'policy_acceptances', 'mail_log'];
    expect(Object.keys(tables).filter((table) => !own.includes(table))).toEqual([]);
    const mine = await signedIn(api, { email, password: goodPassword });
    expect(Object.keys((await api.as(mine).call('privacy.export')).tables)).toEqual(
      expect.arrayContaining(['orders', 'bookings', 'waitlist_entries', 'restock_notices', 'contacts']),
    );
  });

  it('stays where an address may occur once and the new one already does', async () => {
    const person = await verified();
    const { id } = await givenProduct(api.database, { stock: 0 });
    const email = await asked(person);
    for (const address of [person.email, email]) {
      await api.guest.call('restockNotices.ask', { params: { id }, body: { email: address, consent: true } });
    }
    dataOf(await confirm(await linkTo(email)));
    expect([await rowsOf('restock_notices', person.email), await rowsOf('restock_notices', email)]).toEqual([1, 1]);
  });

  it('is left alone if the person never confirmed that address, except for what the account placed', async () => {
    const person = await registered(api);
    const { id: productId } = await givenProduct(api.database, { stock: 9 });
    const wish = { items: [{ productId, quantity: 1 }], email: person.email };
    await placeOrder(api.origin, wish);
    await api.as(person).call('orders.place', { body: await orderBody(api.origin, wish) });
    const email = await changed(person);
    expect([await rowsOf('orders', person.email), await rowsOf('orders', email)]).toEqual([1, 1]);
  });
});

describe('the newsletter of an address that changes', () => {
  const api = useApi();
  const { verified, asked, linkTo, confirm } = emailChangesOf(api);

  const stateOf = async (email: string): Promise<SubscriptionState | null> => {
    const [row] = await api.database.query<{ state: SubscriptionState }>(
      'SELECT state FROM newsletter_subscriptions WHERE email = $1',
      [email],
    );
    return row?.state ?? null;
  };
  const subscribed = async (...tagIds: string[]): Promise<Person> => {
    const person = await verified();
    await givenSubscriber(api, { email: person.email, tagIds });
    return person;
  };
  const changed = async (person: Person, movesNewsletter: boolean): Promise<string> => {
    const email = await asked(person, { movesNewsletter });
    dataOf(await confirm(await linkTo(email)));
    return email;
  };

  it('stays with the old one unless the person moves it', async () => {
    const person = await subscribed();
    const email = await changed(person, false);
    expect([await stateOf(person.email), await stateOf(email)]).toEqual([SUBSCRIBED, null]);
  });

  it('moves once the link is used, with its topics, and the ledger says why', async () => {
    const tagId = await givenTag(api);
    const person = await subscribed(tagId);
    const email = await asked(person, { movesNewsletter: true });
    expect([await stateOf(person.email), await stateOf(email)]).toEqual([SUBSCRIBED, null]);
    dataOf(await confirm(await linkTo(email)));
    expect([await stateOf(person.email), await stateOf(email)]).toEqual([UNSUBSCRIBED, SUBSCRIBED]);
    expect(await api.as(person).call('newsletter.mine')).toMatchObject({ state: SUBSCRIBED, tags: [tagId] });
    const ledger = await api.database.query(
      `SELECT e.source, e.wording FROM newsletter_consents e JOIN newsletter_subscriptions s ON s.id = e.subscription_id
        WHERE s.email = $1`,
      [email],
    );
    expect(ledger).toEqual([{ source: 'profile', wording: newsletterConsent.text.en }]);
  });

  it('subscribes no one who was not subscribed', async () => {
    const person = await verified();
    const email = await changed(person, true);
    expect([await stateOf(person.email), await stateOf(email)]).toEqual([null, null]);
    const leaver = await verified();
    await givenSubscriber(api, { email: leaver.email, state: UNSUBSCRIBED });
    const next = await changed(leaver, true);
    expect([await stateOf(leaver.email), await stateOf(next)]).toEqual([UNSUBSCRIBED, null]);
  });

  it('never lifts a suppression of the new one', async () => {
    const person = await subscribed();
    const email = await asked(person, { movesNewsletter: true });
    await givenSubscriber(api, { email, state: SUPPRESSED });
    dataOf(await confirm(await linkTo(email)));
    expect([await stateOf(person.email), await stateOf(email)]).toEqual([UNSUBSCRIBED, SUPPRESSED]);
  });
});
