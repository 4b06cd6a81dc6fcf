import { arenaAdminBodies } from './arenas/admin/bodies.ts';
import { authBodies } from './auth/bodies.ts';
import { bookingAdminBodies } from './bookings/admin/bodies.ts';
import { bookingBodies } from './bookings/bodies.ts';
import { dayBodies } from './bookings/day/bodies.ts';
import { cartBodies } from './cart/bodies.ts';
import { productAdminBodies } from './catalog/admin/bodies.ts';
import { checkoutBodies } from './checkout/bodies.ts';
import { companyBodies } from './companies/bodies.ts';
import { contactAdminBodies } from './contacts/admin/bodies.ts';
import { contactBodies } from './contacts/bodies.ts';
import { couponAdminBodies } from './coupons/admin/bodies.ts';
import { couponBodies } from './coupons/bodies.ts';
import { locationAdminBodies } from './locations/admin/bodies.ts';
import { newsletterAdminBodies } from './newsletter/admin/bodies.ts';
import { newsletterBodies } from './newsletter/bodies.ts';
import { campaignBodies } from './newsletter/campaigns/bodies.ts';
import { orderAdminBodies } from './orders/admin/bodies.ts';
import { orderBodies } from './orders/bodies.ts';
import { partnerAdminBodies } from './partners/admin/bodies.ts';
import { partnerBodies } from './partners/bodies.ts';
import { paymentBodies } from './payments/bodies.ts';
import { restockNoticeBodies } from './restock-notices/bodies.ts';
import { savedViewBodies } from './saved-views/bodies.ts';
import { settingsBodies } from './settings/bodies.ts';
import { slotDriftBodies } from './slot-drift/bodies.ts';
import { slotAdminBodies } from './slots/admin/bodies.ts';
import { userBodies } from './users/bodies.ts';
import { squadBodies } from './squads/bodies.ts';
import { waitlistBodies } from './waitlist/bodies.ts';
import { wishlistBodies } from './wishlist/bodies.ts';

/**
 * The body of every call that takes one. Kept apart from the map of calls: the client needs the map for every request,
 * but only the bodies whose forms it shows.
 */
export const bodies = {
  ...authBodies,
  ...userBodies,
  ...cartBodies,
  ...wishlistBodies,
  ...restockNoticeBodies,
  ...checkoutBodies,
  ...couponBodies,
  ...couponAdminBodies,
  ...orderBodies,
  ...orderAdminBodies,
  ...paymentBodies,
  ...productAdminBodies,
  ...settingsBodies,
  ...savedViewBodies,
  ...companyBodies,
  ...locationAdminBodies,
  ...arenaAdminBodies,
  ...slotAdminBodies,
  ...bookingBodies,
  ...waitlistBodies,
  ...squadBodies,
  ...bookingAdminBodies,
  ...slotDriftBodies,
  ...partnerBodies,
  ...partnerAdminBodies,
  ...contactBodies,
  ...contactAdminBodies,
  ...newsletterBodies,
  ...newsletterAdminBodies,
  ...campaignBodies,
  ...dayBodies,
};

export type CallWithBody = keyof typeof bodies;
