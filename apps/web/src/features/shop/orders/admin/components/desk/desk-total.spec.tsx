import { DeliveryMethod, type QuoteWire } from '@dronesoccer/contracts';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lostTotal } from '../../api/use-desk-order';
import { deskOrderBody, emptyDeskForm } from '../../model/desk-order';
import { DeskTotal } from './desk-total';

const draft = {
  form: { ...emptyDeskForm('en'), email: 'kim@example.com', fullName: 'Kim Roy', province: 'QC' as const },
  delivery: DeliveryMethod.SHIP,
  lines: [{ productId: 'ball', name: 'Ball', imageUrl: null, quantity: 2 }],
};
const lostAnswer = new ApiError({ kind: 'network', status: 0 });
const sent = deskOrderBody(draft, 99);

/** The order whose answer was lost has taken the last pieces. */
const soldOut: QuoteWire = {
  ...{ lines: [], subtotal: 90, discount: 0, shipping: 0, taxes: [], total: 90, coupon: null, deliveryDays: null },
  problems: [{ code: 'CHECKOUT_001', message: 'Sold out', productId: 'ball' }],
} as unknown as QuoteWire;

beforeEach(() => loadNamespaces('orders.admin', 'common', 'shop'));

const showTotal = (lost: number | null) =>
  render(
    <DeskTotal
      {...{ quote: soldOut, failure: null, isPickup: false, isTaxKnown: true, isStale: false, isMaking: false, lost }}
      error={lostAnswer}
    />,
  );

it('repeats an order whose answer was lost, although it took the last pieces itself', () => {
  const lost = lostTotal({ error: lostAnswer, variables: sent }, draft);
  expect(lost).toBe(99);
  showTotal(lost);
  expect(screen.getByRole('button', { name: /99/ })).toBeEnabled();
});

it('counts a changed order as another one, which needs a price without problems', () => {
  const lost = lostTotal({ error: lostAnswer, variables: sent }, { ...draft, lines: [] });
  expect(lost).toBeNull();
  showTotal(lost);
  expect(screen.getByRole('button')).toBeDisabled();
});
