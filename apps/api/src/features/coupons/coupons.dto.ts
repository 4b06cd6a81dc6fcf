import { bodyOf } from '../../platform/http/index.js';

export class FirstOrderOfferDto extends bodyOf('coupons.firstOrder') {}
export class ValidateCouponDto extends bodyOf('coupons.validate') {}
