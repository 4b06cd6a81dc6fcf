import { expect, it } from 'vitest';
import { disputeReason } from './dispute-reasons.ts';

it('names the reason of a dispute in the reader’s language, and shows an unknown code with spaces', () => {
  expect(disputeReason('product_not_received', 'fr')).toBe('Rien n’aurait été reçu');
  expect(disputeReason('check_returned', 'fr')).toBe('check returned');
});
