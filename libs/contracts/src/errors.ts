import { arenaFailures } from './play/arenas/errors.ts';
import { authFailures } from './people/auth/errors.ts';
import { familyFailures } from './club/families/errors.ts';
import { membershipFailures } from './club/memberships/errors.ts';
import { waiverFailures } from './club/waivers/errors.ts';
import { bookingFailures } from './play/bookings/errors.ts';
import { calendarFeedFailures } from './play/feeds/errors.ts';
import { cartFailures } from './shop/cart/errors.ts';
import { importFailures, productFailures } from './shop/catalog/errors.ts';
import { checkoutFailures } from './shop/checkout/errors.ts';
import { commonFailures, pictureFailures } from './common/errors.ts';
import type { Failure } from './common/failure.ts';
import type { Locale, LocalText } from './common/locales.ts';
import { companyFailures } from './places/companies/errors.ts';
import { contactFailures } from './inbox/contacts/errors.ts';
import { contentFailures } from './content/errors.ts';
import { couponFailures, couponRefusals } from './shop/coupons/errors.ts';
import { cityFailures } from './places/geo/errors.ts';
import { auditFailures } from './office/audit/errors.ts';
import { mailLogFailures } from './office/mail-log/errors.ts';
import { newsletterFailures } from './newsletter/subscribers/errors.ts';
import { orderFailures, returnFailures } from './shop/orders/errors.ts';
import { partnerFailures } from './inbox/partners/errors.ts';
import { paymentFailures } from './money/payments/errors.ts';
import { failedJobFailures, reportFailures } from './office/reports/errors.ts';
import { restockNoticeFailures } from './shop/restock/errors.ts';
import { savedViewFailures } from './office/saved-views/errors.ts';
import { settingsFailures } from './office/settings/errors.ts';
import { addressFailures, userFailures } from './people/users/errors.ts';
import { wishlistFailures } from './shop/wishlist/errors.ts';

export type { CouponRefusal } from './shop/coupons/errors.ts';
export type { Failure, FailureStatus } from './common/failure.ts';

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
  ...restockNoticeFailures,
  ...couponFailures,
  ...couponRefusals,
  ...userFailures,
  ...addressFailures,
  ...authFailures,
  ...commonFailures,
  ...cityFailures,
  ...bookingFailures,
  ...familyFailures,
  ...membershipFailures,
  ...waiverFailures,
  ...companyFailures,
  ...contentFailures,
  ...pictureFailures,
  ...settingsFailures,
  ...reportFailures,
  ...failedJobFailures,
  ...auditFailures,
  ...mailLogFailures,
  ...savedViewFailures,
  ...calendarFeedFailures,
};

export type ErrorCode = keyof typeof catalogue;

/** Every error code of the product (spec 8 and our own areas) with its status and message. */
export const errorCatalogue: Readonly<Record<ErrorCode, Failure>> = catalogue;

export const errorCodes = Object.keys(catalogue) as ErrorCode[];

/** Returns whether a value is a code of the catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** Returns the message of an error code, as the API sends it. */
export const errorText = (code: ErrorCode, locale: Locale): string => errorCatalogue[code].message[locale];

/**
 * Returns the message that screens show for an error code: the API's message, but without any mention of a database.
 */
export const displayText = (code: ErrorCode): LocalText =>
  errorCatalogue[errorCatalogue[code].isOfDatabase ? 'COMMON_007' : code].message;
