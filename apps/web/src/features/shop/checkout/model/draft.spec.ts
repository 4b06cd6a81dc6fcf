import { DeliveryMethod, type LocalCartItem } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { parseLocalItem } from '@/lib/local-cart-item';
import { draftFor, emptyDraft, firstOpenStep, parseDraft, type CheckoutDraft } from './draft';

const address = {
  fullName: 'Zoé Roy',
  line1: '1 Main Street',
  line2: '',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'h2x1y4',
  phone: '',
};
const draft = (extra: Partial<CheckoutDraft> = {}): CheckoutDraft => ({ ...emptyDraft, ...extra });

describe('the first open step', () => {
  it('asks a guest for an email, and a signed-in person not', () => {
    for (const email of ['', 'zoe@']) {
      expect(firstOpenStep(draft({ email, address }), false, 'en')).toBe('delivery');
      expect(firstOpenStep(draft({ email, address }), true, 'en')).toBe('payment');
    }
    expect(firstOpenStep(draft(), true, 'en')).toBe('delivery');
  });

  it('asks for a whole address when it is shipped', () => {
    const known = { email: 'zoe@example.quebec' };
    expect(firstOpenStep(draft({ ...known, address: { ...address, city: '' } }), false, 'en')).toBe('delivery');
    expect(firstOpenStep(draft({ ...known, address }), false, 'en')).toBe('payment');
  });

  it('asks for a location and a name when it is picked up', () => {
    const pickup = draft({ delivery: DeliveryMethod.PICKUP, address });
    const pickupContact = { fullName: 'Zoé Roy', phone: '' };
    expect(firstOpenStep({ ...pickup, pickupContact }, true, 'en')).toBe('delivery');
    expect(firstOpenStep({ ...pickup, pickupId: 'l-1' }, true, 'en')).toBe('delivery');
    expect(firstOpenStep({ ...pickup, pickupId: 'l-1', pickupContact }, true, 'en')).toBe('payment');
    const broken = { ...pickupContact, phone: '12' };
    expect(firstOpenStep({ ...pickup, pickupId: 'l-1', pickupContact: broken }, true, 'en')).toBe('delivery');
  });
});

describe('whose draft it is', () => {
  it('a guest’s comes along when they sign in', () => {
    expect(draftFor(draft({ email: 'a@b.ca' }), 'u-1')).toMatchObject({ email: 'a@b.ca', ownerId: 'u-1' });
  });

  it('an account’s is gone after logging out, and for the next person', () => {
    const theirs = draft({ address, ownerId: 'u-1' });
    expect(draftFor(theirs, null)).toEqual(emptyDraft);
    expect(draftFor(theirs, 'u-2')).toEqual({ ...emptyDraft, ownerId: 'u-2' });
  });
});

describe('a stored draft', () => {
  const item: LocalCartItem = {
    id: 'p',
    name: 'Kit',
    category: 'Kit',
    description: '',
    stockQty: 1,
    price: 1,
    isActive: true,
    coverImage: '',
    quantity: 1,
  };

  it('is read as it was written', () => {
    const kept = draft({
      source: 'buyNow',
      buyNow: item,
      address,
      savedAddressId: 'a-1',
      pickupContact: { fullName: 'Zoé Roy', phone: '514-555-0199' },
      attempt: { key: 'k', body: 'b' },
      newsletter: true,
    });
    expect(parseDraft(JSON.parse(JSON.stringify(kept)), parseLocalItem)).toEqual(kept);
  });

  it('falls back to empty where it makes no sense', () => {
    const broken = {
      source: 'buyNow',
      buyNow: { id: 1 },
      email: 5,
      delivery: 9,
      address: { city: 7 },
      attempt: {},
      newsletter: 'yes',
    };
    expect(parseDraft(broken, parseLocalItem)).toEqual(emptyDraft);
    expect(parseDraft('text', parseLocalItem)).toBeNull();
  });
});
