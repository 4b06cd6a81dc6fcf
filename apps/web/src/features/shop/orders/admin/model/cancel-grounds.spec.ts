import { CancelCause } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { emptyCancelForm, groundsOf } from './cancel-grounds';

it('cancels for no reason until one is chosen', () => {
  expect(groundsOf({ ...emptyCancelForm, note: 'Because.', tellBuyer: true })).toBeUndefined();
});

it('sends the reason, and a note where there is one', () => {
  const chosen = { ...emptyCancelForm, cause: String(CancelCause.SOLD_OUT) };
  expect(groundsOf(chosen)).toEqual({ cause: CancelCause.SOLD_OUT, tellBuyer: false });
  expect(groundsOf({ ...chosen, note: 'The last one was scratched.', tellBuyer: true })).toEqual({
    cause: CancelCause.SOLD_OUT,
    note: 'The last one was scratched.',
    tellBuyer: true,
  });
});
