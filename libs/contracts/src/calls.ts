import { arenaFigureCalls } from './play/figures/calls.ts';
import { arenaAdminCalls } from './play/arenas/admin/calls.ts';
import { arenaCalls } from './play/arenas/calls.ts';
import { accountCalls } from './office/accounts/calls.ts';
import { auditCalls } from './office/audit/calls.ts';
import { authCalls } from './people/auth/calls.ts';
import { bookingAdminCalls } from './play/bookings/admin/calls.ts';
import { bookingCalls } from './play/bookings/calls.ts';
import { dayCalls } from './play/bookings/day/calls.ts';
import type { bodies, CallWithBody } from './bodies.ts';
import { calendarFeedCalls } from './play/feeds/calls.ts';
import { cartCalls } from './shop/cart/calls.ts';
import type { CallWithQuery, queries } from './queries.ts';
import { productAdminCalls } from './shop/catalog/admin/calls.ts';
import { catalogCalls } from './shop/catalog/calls.ts';
import { checkoutCalls } from './shop/checkout/calls.ts';
import type { BodyOf, ReceivedOf } from './common/body.ts';
import type { FilePartsOf, ShapeOf } from './common/call.ts';
import { coachingAdminCalls } from './play/coaching/admin/calls.ts';
import { coachingCalls } from './play/coaching/calls.ts';
import { companyCalls } from './places/companies/calls.ts';
import { contactAdminCalls } from './inbox/contacts/admin/calls.ts';
import { contactCalls } from './inbox/contacts/calls.ts';
import { contentAdminCalls } from './content/entries/admin/calls.ts';
import { contentCalls } from './content/calls.ts';
import { policyAdminCalls } from './content/policies/calls.ts';
import { mediaCalls } from './content/media/calls.ts';
import { couponAdminCalls } from './shop/coupons/admin/calls.ts';
import { couponCalls } from './shop/coupons/calls.ts';
import { geoCalls } from './places/geo/calls.ts';
import { locationAdminCalls } from './places/locations/admin/calls.ts';
import { locationCalls } from './places/locations/calls.ts';
import { mailLogCalls } from './office/mail-log/calls.ts';
import { familyCalls } from './club/families/calls.ts';
import { membershipAdminCalls } from './club/memberships/admin/calls.ts';
import { memberImportCalls } from './club/memberships/imports/calls.ts';
import { membershipCalls } from './club/memberships/calls.ts';
import { waiverCalls } from './club/waivers/calls.ts';
import { newsletterCalls } from './newsletter/subscribers/calls.ts';
import { campaignCalls } from './newsletter/campaigns/calls.ts';
import { subscriberImportCalls } from './newsletter/subscribers/imports/calls.ts';
import { orderAdminCalls } from './shop/orders/admin/calls.ts';
import { orderCalls } from './shop/orders/calls.ts';
import { partnerAdminCalls } from './inbox/partners/admin/calls.ts';
import { partnerCalls } from './inbox/partners/calls.ts';
import { paymentCalls } from './money/payments/calls.ts';
import { reportCalls } from './office/reports/calls.ts';
import { restockNoticeCalls } from './shop/restock/calls.ts';
import { savedViewCalls } from './office/saved-views/calls.ts';
import { privacyCalls } from './office/privacy/calls.ts';
import { settingsCalls } from './office/settings/calls.ts';
import { slotDriftCalls } from './play/drift/calls.ts';
import { slotAdminCalls } from './play/slots/admin/calls.ts';
import { slotCalls } from './play/slots/calls.ts';
import { userCalls } from './people/users/calls.ts';
import { squadCalls } from './play/squads/calls.ts';
import { waitlistCalls } from './play/waitlist/calls.ts';
import { wishlistCalls } from './shop/wishlist/calls.ts';

/** Every call of the product, by name. Both the server's routes and the web client are built from this map. */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...locationCalls,
  ...geoCalls,
  ...catalogCalls,
  ...contentCalls,
  ...contentAdminCalls,
  ...mediaCalls,
  ...policyAdminCalls,
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
  ...accountCalls,
  ...auditCalls,
  ...privacyCalls,
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
  ...coachingCalls,
  ...coachingAdminCalls,
  ...bookingAdminCalls,
  ...calendarFeedCalls,
  ...arenaFigureCalls,
  ...slotDriftCalls,
  ...familyCalls,
  ...membershipCalls,
  ...membershipAdminCalls,
  ...memberImportCalls,
  ...waiverCalls,
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

export type CallParams<N extends CallName> = [ParamNames<(typeof calls)[N]['path']>] extends [never]
  ? undefined
  : Readonly<Record<ParamNames<(typeof calls)[N]['path']>, string>>;

export type CallQuery<N extends CallName> = N extends CallWithQuery ? BodyOf<(typeof queries)[N]> : undefined;
/** The query as a use case receives it: parsed from its text and validated, with fallbacks for absent fields. */
export type ReceivedQuery<N extends CallWithQuery> = ReceivedOf<(typeof queries)[N]>;
export type CallBody<N extends CallName> = N extends CallWithBody ? BodyOf<(typeof bodies)[N]> : undefined;
/** The body as a use case receives it: validated and normalised, with fallbacks for absent fields. */
export type ReceivedBody<N extends CallWithBody> = ReceivedOf<(typeof bodies)[N]>;
/** The call's reply: the envelope's `data`, or the bare reply of a call without an envelope. */
export type CallReply<N extends CallName> = ShapeOf<(typeof calls)[N]>['reply'];

/** The calls with a flag: `CallsWith<'csv'>` are the calls that answer with a CSV file. */
export type CallsWith<Flag extends 'upload' | 'csv' | 'pdf' | 'ics'> = {
  [N in CallName]: (typeof calls)[N][Flag] extends true ? N : never;
}[CallName];

/** The names of the file parts in the call's multipart body. */
export type FilePartOf<N extends CallName> = FilePartsOf<(typeof calls)[N]>;

/** The calls that take files, with or without text fields, in a multipart body. */
export type CallWithFiles = { [N in CallName]: [FilePartOf<N>] extends [never] ? never : N }[CallName];

/** The OpenAPI name of a call's body: `CartAdd` for `cart.add`. */
export const schemaName = (call: string): string =>
  call
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
/** The OpenAPI name of a call's reply: `CartAddReply` for `cart.add`. */
export const replySchemaName = (call: string): string => `${schemaName(call)}Reply`;
