import { arenaFigureCalls } from './arena-figures/calls.ts';
import { arenaAdminCalls } from './arenas/admin/calls.ts';
import { arenaCalls } from './arenas/calls.ts';
import { authCalls } from './auth/calls.ts';
import { bookingAdminCalls } from './bookings/admin/calls.ts';
import { bookingCalls } from './bookings/calls.ts';
import { dayCalls } from './bookings/day/calls.ts';
import type { bodies, CallWithBody } from './bodies.ts';
import { calendarFeedCalls } from './calendar-feed/calls.ts';
import { cartCalls } from './cart/calls.ts';
import { productAdminCalls } from './catalog/admin/calls.ts';
import { catalogCalls } from './catalog/calls.ts';
import { checkoutCalls } from './checkout/calls.ts';
import type { BodyOf, ReceivedOf } from './common/body.ts';
import type { FilePartsOf, ShapeOf } from './common/call.ts';
import { companyCalls } from './companies/calls.ts';
import { contactAdminCalls } from './contacts/admin/calls.ts';
import { contactCalls } from './contacts/calls.ts';
import { couponAdminCalls } from './coupons/admin/calls.ts';
import { couponCalls } from './coupons/calls.ts';
import { geoCalls } from './geo/calls.ts';
import { locationAdminCalls } from './locations/admin/calls.ts';
import { locationCalls } from './locations/calls.ts';
import { mailLogCalls } from './mail-log/calls.ts';
import { newsletterCalls } from './newsletter/calls.ts';
import { campaignCalls } from './newsletter/campaigns/calls.ts';
import { subscriberImportCalls } from './newsletter/imports/calls.ts';
import { orderAdminCalls } from './orders/admin/calls.ts';
import { orderCalls } from './orders/calls.ts';
import { partnerAdminCalls } from './partners/admin/calls.ts';
import { partnerCalls } from './partners/calls.ts';
import { paymentCalls } from './payments/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { restockNoticeCalls } from './restock-notices/calls.ts';
import { savedViewCalls } from './saved-views/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { slotDriftCalls } from './slot-drift/calls.ts';
import { slotAdminCalls } from './slots/admin/calls.ts';
import { slotCalls } from './slots/calls.ts';
import { userCalls } from './users/calls.ts';
import { squadCalls } from './squads/calls.ts';
import { waitlistCalls } from './waitlist/calls.ts';
import { wishlistCalls } from './wishlist/calls.ts';

/** Every call of the product, by name. The server's routes and the web client are both built from it. */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...locationCalls,
  ...geoCalls,
  ...catalogCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...paymentCalls,
  ...couponCalls,
  ...orderAdminCalls,
  ...wishlistCalls,
  ...restockNoticeCalls,
  ...couponAdminCalls,
  ...productAdminCalls,
  ...settingsCalls,
  ...reportCalls,
  ...mailLogCalls,
  ...savedViewCalls,
  ...companyCalls,
  ...locationAdminCalls,
  ...arenaCalls,
  ...arenaAdminCalls,
  ...slotCalls,
  ...slotAdminCalls,
  ...bookingCalls,
  ...waitlistCalls,
  ...squadCalls,
  ...bookingAdminCalls,
  ...calendarFeedCalls,
  ...arenaFigureCalls,
  ...slotDriftCalls,
  ...partnerCalls,
  ...partnerAdminCalls,
  ...contactCalls,
  ...contactAdminCalls,
  ...newsletterCalls,
  ...campaignCalls,
  ...subscriberImportCalls,
  ...dayCalls,
};

export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls) as CallName[];

/** The path's parameters: the names between `:` and the next `/` or `.`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** Undefined when the call has no such part, so a client can pass it only where there is one. */
type Part<S, Key extends string> = S extends { [K in Key]: infer V } ? V : undefined;

export type CallParams<N extends CallName> = [ParamNames<(typeof calls)[N]['path']>] extends [never]
  ? undefined
  : Readonly<Record<ParamNames<(typeof calls)[N]['path']>, string>>;

export type CallQuery<N extends CallName> = Part<ShapeOf<(typeof calls)[N]>, 'query'>;
export type CallBody<N extends CallName> = N extends CallWithBody ? BodyOf<(typeof bodies)[N]> : undefined;
/** The body as a use case gets it: validated, normalised, with fallbacks for absent fields. */
export type ReceivedBody<N extends CallWithBody> = ReceivedOf<(typeof bodies)[N]>;
/** The call's reply: the envelope's `data`, or the bare reply of a call without envelope. */
export type CallReply<N extends CallName> = ShapeOf<(typeof calls)[N]>['reply'];

/** The calls with a flag: `CallsWith<'csv'>` are those that answer with a CSV file. */
export type CallsWith<Flag extends 'upload' | 'csv' | 'pdf' | 'ics'> = {
  [N in CallName]: (typeof calls)[N][Flag] extends true ? N : never;
}[CallName];

/** The names of the parts that a call takes files in, in a multipart body. */
export type FilePartOf<N extends CallName> = FilePartsOf<(typeof calls)[N]>;

/** The calls that take files beside the text fields of such a body. */
export type CallWithFiles = { [N in CallName]: [FilePartOf<N>] extends [never] ? never : N }[CallName];

/** The OpenAPI name of a call's body: `CartAdd` for `cart.add`. */
export const schemaName = (call: string): string =>
  call
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
/** The OpenAPI name of a call's reply: `CartAddReply` for `cart.add`. */
export const replySchemaName = (call: string): string => `${schemaName(call)}Reply`;
