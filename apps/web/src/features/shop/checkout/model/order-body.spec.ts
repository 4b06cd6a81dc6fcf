import { DeliveryMethod } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type CheckoutDraft } from './draft';
import { placeBody, quoteBody, type OrderContext } from './order-body';

const address = {
  fullName: ' Zoé Roy ',
  line1: '1 Main Street',
  line2: '',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'h2x1y4',
  phone: '(514) 555-0199',
};
const items = [{ productId: 'p', quantity: 1 }];
const context = (draft: Partial<CheckoutDraft> = {}, extra: Partial<OrderContext> = {}): OrderContext => ({
  basket: { items, revision: '' },
  draft: { ...emptyDraft, ...draft },
  locationId: undefined,
  couponCode: null,
  isSignedIn: false,
  locale: 'fr',
  ...extra,
});

describe('what is priced', () => {
  it('is known without any address', () => {
    expect(quoteBody(context())).toEqual({ items, delivery: DeliveryMethod.SHIP, locale: 'fr' });
  });

  it('needs the province and a whole postal code, so that typing asks for no new price', () => {
    const asked = (typed: object) => quoteBody(context({ address: { ...address, ...typed } })).address;
    const bare = { fullName: '', line1: '', city: '', province: 'QC', postalCode: '' };
    expect(asked({})).toEqual({ ...bare, postalCode: 'H2X 1Y4' });
    expect(asked({ postalCode: 'h2x1y' })).toEqual(bare);
    expect(asked({ postalCode: '' })).toEqual(bare);
    expect(asked({ province: 'AB' })).toEqual({ ...bare, province: 'AB' });
  });

  it('does not depend on the e-mail, which is no one’s business before the order', () => {
    expect(quoteBody(context({ email: 'zoe@example.ca' }))).not.toHaveProperty('email');
  });

  it('names the chosen place for shipping and the pick-up place for a pick-up', () => {
    expect(quoteBody(context({}, { locationId: 'google_1' })).locationId).toBe('google_1');
    const pickup = { delivery: DeliveryMethod.PICKUP, pickupId: 'l-1', address };
    expect(quoteBody(context(pickup, { locationId: 'google_1' }))).toMatchObject({ delivery: 2, locationId: 'l-1' });
    expect(quoteBody(context(pickup)).address).toBeUndefined();
  });

  it('is a pick-up as soon as that is chosen, before its place is', () => {
    const body = quoteBody(context({ delivery: DeliveryMethod.PICKUP, address }, { locationId: 'google_1' }));
    expect(body).toEqual({ items, delivery: DeliveryMethod.PICKUP, locale: 'fr' });
  });
});

describe('what is ordered', () => {
  it('carries the address as it is kept, and the total that was agreed to', () => {
    expect(placeBody(context({ email: ' zoe@example.ca', address }, { couponCode: 'WELCOME10' }), 12.34)).toEqual({
      items,
      email: 'zoe@example.ca',
      delivery: DeliveryMethod.SHIP,
      address: {
        fullName: 'Zoé Roy',
        line1: '1 Main Street',
        city: 'Montréal',
        province: 'QC',
        postalCode: 'H2X 1Y4',
        phone: '5145550199',
      },
      couponCode: 'WELCOME10',
      locale: 'fr',
      expectedTotal: 12.34,
    });
  });

  it('names who picks it up, and only then', () => {
    const draft = { address, pickupId: 'l-1', pickupContact: { fullName: ' Zoé Roy ', phone: '(514) 555-0199' } };
    const pickup = placeBody(context({ ...draft, delivery: DeliveryMethod.PICKUP }), 1);
    expect(pickup.pickupContact).toEqual({ fullName: 'Zoé Roy', phone: '5145550199' });
    expect(placeBody(context(draft), 1)).not.toHaveProperty('pickupContact');
  });

  it('of a signed-in person with a synced cart names neither items nor e-mail', () => {
    const body = placeBody(context({ email: 'x@y.ca', address }, { basket: { revision: '' }, isSignedIn: true }), 1);
    expect(body).not.toHaveProperty('items');
    expect(body).not.toHaveProperty('email');
  });
});
