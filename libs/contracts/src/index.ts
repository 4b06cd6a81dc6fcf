export * from './arena-figures/wire.ts';
export * from './arenas/admin/bodies.ts';
export type * from './arenas/admin/wire.ts';
export * from './arenas/wire.ts';
export * from './auth/bodies.ts';
export type * from './auth/wire.ts';
export * from './bodies.ts';
export * from './bookings/admin/bodies.ts';
export * from './bookings/admin/wire.ts';
export * from './bookings/bodies.ts';
export * from './bookings/guardian.ts';
export type { BookingTokenQuery, MyBookingsQuery } from './bookings/calls.ts';
export * from './bookings/day/bodies.ts';
export type * from './bookings/day/wire.ts';
export type * from './bookings/impact.ts';
export type * from './bookings/wire.ts';
export type * from './calendar-feed/wire.ts';
export * from './calls.ts';
export type { ItemRequest } from './cart/bodies.ts';
export type { CartQuery } from './cart/calls.ts';
export type * from './cart/wire.ts';
export * from './catalog/admin/bodies.ts';
export * from './catalog/admin/wire.ts';
export type { ProductListQuery, ProductsByIdQuery, RelatedQuery } from './catalog/calls.ts';
export * from './catalog/categories.ts';
export * from './catalog/problems.ts';
export * from './catalog/wire.ts';
export { couponFields } from './coupons/fields.ts';
export {
  type PickupContactBody,
  pickupContactBody,
  type PlaceOrderBody,
  placeOrderBody,
  type QuoteBody,
} from './checkout/bodies.ts';
export type * from './checkout/wire.ts';
export * as fields from './common/body.ts';
export {
  type BodyField,
  type BodyFields,
  type BodyOf,
  formRules,
  type ReceivedOf,
  type TextsOf,
} from './common/body.ts';
export type { Access, Call, CallArea, CallScope, CallShape, FilePart, HttpMethod, ServerPart } from './common/call.ts';
export * from './common/days.ts';
export * from './common/enums.ts';
export * from './common/team-enums.ts';
export * from './common/limits.ts';
export * from './common/locales.ts';
export * from './common/markdown.ts';
export * from './common/organisation.ts';
export type { OwnPicture, PictureUploadWire } from './common/own-pictures.ts';
export * from './common/patterns.ts';
export * from './common/phone.ts';
export * from './common/plain-amount.ts';
export * from './common/postal-code.ts';
export * from './common/postal-districts.ts';
export * from './common/provinces.ts';
export { type CallRequest, type ClientCall, clientCallsOf, type RequestInput, requestTo } from './common/request.ts';
export * from './common/sections.ts';
export * from './common/storage-keys.ts';
export * from './common/typography.ts';
export * from './common/zones.ts';
export type * from './common/wire.ts';
export * from './companies/bodies.ts';
export type * from './companies/wire.ts';
export * from './contacts/admin/bodies.ts';
export * from './contacts/admin/wire.ts';
export * from './contacts/bodies.ts';
export * from './contacts/consent.ts';
export * from './contacts/details.ts';
export type * from './contacts/wire.ts';
export * from './coupons/admin/bodies.ts';
export * from './coupons/admin/wire.ts';
export * from './coupons/problems.ts';
export * from './coupons/bodies.ts';
export type * from './coupons/wire.ts';
export * from './errors.ts';
export * from './fields.ts';
export { userFields } from './users/fields.ts';
export type { CityQuery, ReverseQuery } from './geo/calls.ts';
export type * from './geo/wire.ts';
export * from './locations/admin/bodies.ts';
export type * from './locations/admin/wire.ts';
export type { LocationListQuery, NearbyQuery } from './locations/calls.ts';
export { mapUrl } from './locations/map-url.ts';
export * from './locations/wire.ts';
export * from './mail-log/wire.ts';
export * from './newsletter/admin/bodies.ts';
export * from './newsletter/bodies.ts';
export { campaignBodies } from './newsletter/campaigns/bodies.ts';
export * from './newsletter/campaigns/limits.ts';
export * from './newsletter/campaigns/parts.ts';
export * from './newsletter/campaigns/wire.ts';
export * from './newsletter/consent.ts';
export * from './newsletter/imports/limits.ts';
export * from './newsletter/imports/wire.ts';
export * from './newsletter/wire.ts';
export * from './orders/admin/bodies.ts';
export * from './orders/admin/wire.ts';
export * from './orders/bodies.ts';
export type { OrderTokenQuery } from './orders/calls.ts';
export * from './orders/carriers.ts';
export type * from './orders/wire.ts';
export * from './partners/admin/bodies.ts';
export * from './partners/admin/wire.ts';
export * from './partners/bodies.ts';
export type * from './partners/wire.ts';
export type * from './payments/wire.ts';
export * from './reports/wire.ts';
export * from './restock-notices/bodies.ts';
export * from './restock-notices/consent.ts';
export type * from './restock-notices/wire.ts';
export type { SavedViewBody } from './saved-views/bodies.ts';
export * from './saved-views/wire.ts';
export * from './settings/bodies.ts';
export * from './settings/policy-figures.ts';
export * from './settings/problems.ts';
export * from './settings/social-links.ts';
export * from './settings/wire.ts';
export * from './slot-drift/bodies.ts';
export * from './slot-drift/wire.ts';
export * from './slots/admin/bodies.ts';
export type * from './slots/admin/wire.ts';
export type { ArenaSlotsQuery, NextSlotsQuery } from './slots/calls.ts';
export type * from './slots/wire.ts';
export * from './users/bodies.ts';
export type * from './users/wire.ts';
export * from './squads/bodies.ts';
export * from './squads/fields.ts';
export type * from './squads/wire.ts';
export * from './waitlist/bodies.ts';
export type * from './waitlist/wire.ts';
export type * from './wishlist/wire.ts';
