import { StockMoveReason } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { moveOf, problemsOfMove, type MoveDraft } from './stock-move';

const { RECEIVED, CORRECTED, TRANSFERRED } = StockMoveReason;
const draft: MoveDraft = { reason: RECEIVED, from: 'a', to: 'b', pieces: '3', note: ' ' };

describe('a stock move', () => {
  it('sends the pieces that came in, and no empty note', () =>
    expect(moveOf(draft, 9)).toEqual({ reason: RECEIVED, stockPointId: 'a', quantity: 3 }));

  it('sends the difference of what was counted', () =>
    expect(moveOf({ ...draft, reason: CORRECTED, note: 'Inventory' }, 9)).toEqual({
      reason: CORRECTED,
      stockPointId: 'a',
      quantity: -6,
      note: 'Inventory',
    }));

  it('says where a transfer goes', () =>
    expect(moveOf({ ...draft, reason: TRANSFERRED }, 9)).toMatchObject({ stockPointId: 'a', toStockPointId: 'b' }));

  it.each([
    [{ pieces: '' }, { pieces: 'piecesInvalid' }],
    [{ pieces: '0' }, { pieces: 'piecesInvalid' }],
    [{ pieces: '1.5' }, { pieces: 'piecesInvalid' }],
    [{ reason: CORRECTED, pieces: '-1' }, { pieces: 'countInvalid' }],
    [{ reason: CORRECTED, pieces: '9' }, { pieces: 'countSame' }],
    [{ reason: TRANSFERRED, to: 'a' }, { to: true }],
  ] as const)('with %o is refused', (changes, problems) => {
    expect(problemsOfMove({ ...draft, ...changes }, 9)).toEqual(problems);
    expect(moveOf({ ...draft, ...changes }, 9)).toBeNull();
  });
});
