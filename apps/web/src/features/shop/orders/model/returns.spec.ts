import { ReturnReason } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { returnableLines, returnBody, returnProblem } from './returns';

const line = (productId: string, returnable: number) => ({
  productId,
  returnable,
  slug: productId,
  name: productId,
  imageUrl: '',
  unitPrice: 10,
  quantity: 3,
  lineTotal: 30,
  discount: 0,
  refunded: 0,
});

const can = { pay: false, cancel: false, invoice: true, returnUntil: '2026-12-04T00:00:00.000Z' };

describe('sending something back', () => {
  it('is offered for lines of which a piece is left, while the period runs', () => {
    const lines = [line('ball', 2), line('cage', 0)];
    expect(returnableLines({ lines, can }).map(({ productId }) => productId)).toEqual(['ball']);
    expect(returnableLines({ lines, can: { ...can, returnUntil: null } })).toEqual([]);
  });

  it('needs a line, and a reason for each', () => {
    expect(returnProblem({})).toBe('nothing');
    expect(returnProblem({ ball: { quantity: 1, reason: null } })).toBe('reason');
    expect(returnProblem({ ball: { quantity: 1, reason: ReturnReason.DAMAGED } })).toBeNull();
  });

  it('asks for what was chosen, with the words where there are any', () => {
    const choices = { ball: { quantity: 2, reason: ReturnReason.OTHER } };
    const lines = [{ productId: 'ball', quantity: 2, reason: ReturnReason.OTHER }];
    expect(returnBody(choices, '  ')).toEqual({ lines });
    expect(returnBody(choices, ' It hums. ')).toEqual({ lines, note: 'It hums.' });
  });
});
