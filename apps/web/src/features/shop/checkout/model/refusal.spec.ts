import { displayText, type ErrorCode, type QuoteProblem } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { refusedCoupon, currentError } from './refusal';

const problem = (code: ErrorCode): QuoteProblem => ({ productId: null, code, message: code });
const failure = (code: ErrorCode) => new ApiError({ kind: 'http', status: 422, code, texts: displayText(code) });

describe('an order has to go without its coupon', () => {
  it('when the coupon is refused, by the order or by the quote', () => {
    expect(refusedCoupon(failure('COUPON_NOT_FOR_EMAIL'), { problems: [] })).toMatch(/cannot be used with this email/);
    const problems = [problem('COUPON_EXPIRED'), problem('CHECKOUT_002')];
    expect(refusedCoupon(null, { problems })).toBe('COUPON_EXPIRED');
  });

  it('but not when something else is in its way, or nothing is', () => {
    expect(refusedCoupon(failure('ORD_010'), { problems: [problem('COUPON_EXPIRED')] })).toBeNull();
    expect(refusedCoupon(null, { problems: [problem('COUPON_EXPIRED'), problem('ORD_010')] })).toBeNull();
    expect(refusedCoupon(null, { problems: [problem('CHECKOUT_002')] })).toBeNull();
  });

  it('and hears no more of it once it has another coupon or none', () => {
    const error = failure('COUPON_NOT_FOR_EMAIL');
    expect(currentError(error, 'TEN', 'TEN')).toBe(error);
    expect(currentError(error, 'TEN', null)).toBeNull();
    expect(currentError(failure('ORD_010'), 'TEN', null)).not.toBeNull();
  });
});
