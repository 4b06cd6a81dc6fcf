import { contentAdminBodies } from './content/entries/admin/bodies.ts';
import { policyBodies } from './content/policies/bodies.ts';
import { mediaBodies } from './content/media/bodies.ts';
import { arenaAdminBodies } from './play/arenas/admin/bodies.ts';
import { authBodies } from './people/auth/bodies.ts';
import { bookingAdminBodies } from './play/bookings/admin/bodies.ts';
import { bookingBodies } from './play/bookings/bodies.ts';
import { dayBodies } from './play/bookings/day/bodies.ts';
import { cartBodies } from './shop/cart/bodies.ts';
import { productAdminBodies } from './shop/catalog/admin/bodies.ts';
import { checkoutBodies } from './shop/checkout/bodies.ts';
import { coachingAdminBodies } from './play/coaching/admin/bodies.ts';
import { coachingBodies } from './play/coaching/bodies.ts';
import { companyBodies } from './places/companies/bodies.ts';
import { contactAdminBodies } from './inbox/contacts/admin/bodies.ts';
import { contactBodies } from './inbox/contacts/bodies.ts';
import { couponAdminBodies } from './shop/coupons/admin/bodies.ts';
import { couponBodies } from './shop/coupons/bodies.ts';
import { locationAdminBodies } from './places/locations/admin/bodies.ts';
import { familyBodies } from './club/families/bodies.ts';
import { membershipAdminBodies } from './club/memberships/admin/bodies.ts';
import { membershipBodies } from './club/memberships/bodies.ts';
import { newsletterAdminBodies } from './newsletter/subscribers/admin/bodies.ts';
import { newsletterBodies } from './newsletter/subscribers/bodies.ts';
import { campaignBodies } from './newsletter/campaigns/bodies.ts';
import { orderAdminBodies } from './shop/orders/admin/bodies.ts';
import { orderBodies } from './shop/orders/bodies.ts';
import { partnerAdminBodies } from './inbox/partners/admin/bodies.ts';
import { partnerBodies } from './inbox/partners/bodies.ts';
import { paymentBodies } from './money/payments/bodies.ts';
import { restockNoticeBodies } from './shop/restock/bodies.ts';
import { savedViewBodies } from './office/saved-views/bodies.ts';
import { accountBodies } from './office/accounts/bodies.ts';
import { privacyBodies } from './office/privacy/bodies.ts';
import { settingsBodies } from './office/settings/bodies.ts';
import { slotDriftBodies } from './play/drift/bodies.ts';
import { slotAdminBodies } from './play/slots/admin/bodies.ts';
import { userBodies } from './people/users/bodies.ts';
import { squadBodies } from './play/squads/bodies.ts';
import { waiverBodies } from './club/waivers/bodies.ts';
import { waitlistBodies } from './play/waitlist/bodies.ts';
import { wishlistBodies } from './shop/wishlist/bodies.ts';

/**
 * The body of every call that takes one. The bodies are separate from the map of calls: the client needs the map for
 * every request, but only the bodies whose forms it shows.
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
  ...accountBodies,
  ...privacyBodies,
  ...settingsBodies,
  ...savedViewBodies,
  ...companyBodies,
  ...locationAdminBodies,
  ...arenaAdminBodies,
  ...contentAdminBodies,
  ...mediaBodies,
  ...policyBodies,
  ...slotAdminBodies,
  ...bookingBodies,
  ...waitlistBodies,
  ...coachingBodies,
  ...coachingAdminBodies,
  ...squadBodies,
  ...bookingAdminBodies,
  ...slotDriftBodies,
  ...familyBodies,
  ...membershipBodies,
  ...membershipAdminBodies,
  ...waiverBodies,
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
