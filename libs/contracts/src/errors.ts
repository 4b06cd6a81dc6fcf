import { arenaFailures } from './errors/arena.ts';
import { authFailures } from './errors/auth.ts';
import { commonFailures } from './errors/common.ts';
import { contactFailures } from './errors/contact.ts';
import { couponFailures, couponRefusals } from './errors/coupon.ts';
import { failedJobFailures, reportFailures, savedViewFailures, settingsFailures } from './errors/dashboard.ts';
import type { Failure } from './errors/failure.ts';
import { newsletterFailures } from './errors/newsletter.ts';
import { checkoutFailures, orderFailures } from './errors/order.ts';
import { bookingFailures, cityFailures, companyFailures, contentFailures, pictureFailures } from './errors/others.ts';
import { partnerFailures } from './errors/partner.ts';
import { paymentFailures } from './errors/payment.ts';
import { cartFailures, importFailures, productFailures, wishlistFailures } from './errors/product.ts';
import { returnFailures } from './errors/returns.ts';
import { addressFailures, userFailures } from './errors/user.ts';
import type { Locale } from './locales.ts';

export type { CouponRefusal } from './errors/coupon.ts';
export type { Failure, FailureStatus } from './errors/failure.ts';

const catalogue = {
  ...arenaFailures,
  ...paymentFailures,
  ...contactFailures,
  ...orderFailures,
  ...checkoutFailures,
  ...returnFailures,
  ...partnerFailures,
  ...newsletterFailures,
  ...productFailures,
  ...importFailures,
  ...cartFailures,
  ...wishlistFailures,
  ...couponFailures,
  ...couponRefusals,
  ...userFailures,
  ...addressFailures,
  ...authFailures,
  ...commonFailures,
  ...cityFailures,
  ...bookingFailures,
  ...companyFailures,
  ...contentFailures,
  ...pictureFailures,
  ...settingsFailures,
  ...reportFailures,
  ...failedJobFailures,
  ...savedViewFailures,
};

export type ErrorCode = keyof typeof catalogue;

/** Every code the product answers with (spec 8 and our own areas), its status and its text. */
export const errorCatalogue: Readonly<Record<ErrorCode, Failure>> = catalogue;

export const errorCodes = Object.keys(catalogue) as ErrorCode[];

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** What a person reads for a code, in their language. */
export const errorText = (code: ErrorCode, locale: Locale): string => errorCatalogue[code].message[locale];
