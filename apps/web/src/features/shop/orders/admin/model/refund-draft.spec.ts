import { describe, expect, it } from 'vitest';
import { amountProblem, emptyDraft, proposalBody, refundBody } from './refund-draft';

const draft = { quantities: { ball: 2, cage: 0 }, restock: { ball: true, cage: true }, shipping: false };

describe('what is asked the worth of', () => {
  it('is nothing while nothing is chosen', () => {
    expect(proposalBody(emptyDraft)).toBeNull();
    expect(proposalBody({ ...draft, quantities: { ball: 0 } })).toBeNull();
  });

  it('is the chosen pieces, and the shipping only with its tick', () => {
    expect(proposalBody(draft)).toEqual({ lines: [{ productId: 'ball', quantity: 2 }] });
    expect(proposalBody({ ...emptyDraft, shipping: true })).toEqual({ shipping: true });
  });
});

describe('a refund', () => {
  it('of lines says which go back on the shelf, and leaves the sum to the server', () => {
    expect(refundBody(draft, null, 'Torn cage')).toEqual({
      reason: 'Torn cage',
      lines: [{ productId: 'ball', quantity: 2, restock: true }],
    });
  });

  it('may be a sum alone', () => {
    expect(refundBody(emptyDraft, 12.5, 'Late parcel')).toEqual({ reason: 'Late parcel', amount: 12.5 });
  });
});

describe('the sum of a refund', () => {
  const proposal = { amount: 113 };
  it.each([
    [{ own: null, proposal: null, refundable: 113 }, 'nothingChosen'],
    [{ own: 0, proposal, refundable: 113 }, 'aboveZero'],
    [{ own: 113.01, proposal: null, refundable: 113 }, 'tooMuch'],
    [{ own: null, proposal, refundable: 112.99 }, 'tooMuch'],
    [{ own: null, proposal, refundable: 113 }, null],
    // As floating-point dollars, 0.1 + 0.2 exceeds 0.3; in cents it does not.
    [{ own: 0.3, proposal: null, refundable: 0.3 }, null],
  ] as const)('%j: %s', (asked, problem) => {
    expect(amountProblem(asked)).toBe(problem);
  });
});
