import { expect, it } from 'vitest';
import { saveOutcome } from './save-outcome';

const shown = { isActive: true, publishAt: null };
const hidden = { isActive: false, publishAt: null };
const scheduled = { isActive: false, publishAt: '2026-12-01T05:00:00.000Z' };

it.each([
  ['creates a product', null, scheduled, 'created'],
  ['changes a product in the shop', shown, shown, 'saved'],
  ['takes a product out of the shop', shown, hidden, 'deactivated'],
  ['takes a product out of the shop until a set time, which an undo would lose', shown, scheduled, 'rescheduled'],
  ['schedules a hidden product', hidden, scheduled, 'saved'],
  ['publishes a scheduled product', scheduled, shown, 'saved'],
] as const)('saving %s', (_what, before, saved, outcome) => {
  expect(saveOutcome(before, saved)).toBe(outcome);
});
