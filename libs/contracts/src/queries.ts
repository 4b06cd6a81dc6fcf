import { cartQueries } from './shop/cart/queries.ts';
import { contentAdminQueries } from './content/entries/admin/queries.ts';
import { mediaQueries } from './content/media/queries.ts';
import { contentQueries } from './content/queries.ts';
import { couponAdminQueries } from './shop/coupons/admin/queries.ts';
import { locationQueries } from './places/locations/queries.ts';
import { geoQueries } from './places/geo/queries.ts';
import { orderQueries } from './shop/orders/queries.ts';
import { bookingQueries } from './play/bookings/queries.ts';
import { bookingAdminQueries } from './play/bookings/admin/queries.ts';
import { dayQueries } from './play/bookings/day/queries.ts';
import { squadQueries } from './play/squads/queries.ts';
import { waitlistQueries } from './play/waitlist/queries.ts';
import { campaignQueries } from './newsletter/campaigns/queries.ts';
import { familyQueries } from './club/families/queries.ts';
import { membershipAdminQueries } from './club/memberships/admin/queries.ts';
import { membershipQueries } from './club/memberships/queries.ts';
import { waiverQueries } from './club/waivers/queries.ts';
import { newsletterQueries } from './newsletter/subscribers/queries.ts';
import { mailLogQueries } from './office/mail-log/queries.ts';
import { memberImportQueries } from './club/memberships/imports/queries.ts';
import { subscriberImportQueries } from './newsletter/subscribers/imports/queries.ts';
import { orderAdminQueries } from './shop/orders/admin/queries.ts';
import { arenaQueries } from './play/arenas/queries.ts';
import { arenaAdminQueries } from './play/arenas/admin/queries.ts';
import { slotQueries } from './play/slots/queries.ts';
import { slotAdminQueries } from './play/slots/admin/queries.ts';
import { companyQueries } from './places/companies/queries.ts';
import { locationAdminQueries } from './places/locations/admin/queries.ts';
import { partnerQueries } from './inbox/partners/queries.ts';
import { partnerAdminQueries } from './inbox/partners/admin/queries.ts';
import { disputeQueries } from './money/payments/dispute-queries.ts';
import { paymentQueries } from './money/payments/queries.ts';
import { catalogQueries } from './shop/catalog/queries.ts';
import { productAdminQueries } from './shop/catalog/admin/queries.ts';
import { arenaFigureQueries } from './play/figures/queries.ts';
import { reportQueries } from './office/reports/queries.ts';
import { restockNoticeQueries } from './shop/restock/queries.ts';
import { savedViewQueries } from './office/saved-views/queries.ts';
import { accountQueries } from './office/accounts/queries.ts';
import { auditQueries } from './office/audit/queries.ts';
import { wishlistQueries } from './shop/wishlist/queries.ts';
import { contactAdminQueries } from './inbox/contacts/admin/queries.ts';
import { slotDriftQueries } from './play/drift/queries.ts';

/**
 * The query of every call that takes one. Like the bodies, queries are separate from the map of calls: the client needs
 * only the queries whose tables it shows.
 */
export const queries = {
  ...cartQueries,
  ...couponAdminQueries,
  ...locationQueries,
  ...geoQueries,
  ...orderQueries,
  ...bookingQueries,
  ...bookingAdminQueries,
  ...dayQueries,
  ...squadQueries,
  ...waitlistQueries,
  ...campaignQueries,
  ...newsletterQueries,
  ...accountQueries,
  ...auditQueries,
  ...mailLogQueries,
  ...subscriberImportQueries,
  ...orderAdminQueries,
  ...arenaQueries,
  ...arenaAdminQueries,
  ...slotQueries,
  ...slotAdminQueries,
  ...companyQueries,
  ...locationAdminQueries,
  ...familyQueries,
  ...membershipQueries,
  ...membershipAdminQueries,
  ...memberImportQueries,
  ...waiverQueries,
  ...partnerQueries,
  ...partnerAdminQueries,
  ...disputeQueries,
  ...paymentQueries,
  ...catalogQueries,
  ...contentQueries,
  ...contentAdminQueries,
  ...mediaQueries,
  ...productAdminQueries,
  ...arenaFigureQueries,
  ...reportQueries,
  ...restockNoticeQueries,
  ...savedViewQueries,
  ...wishlistQueries,
  ...contactAdminQueries,
  ...slotDriftQueries,
};

export type CallWithQuery = keyof typeof queries;
