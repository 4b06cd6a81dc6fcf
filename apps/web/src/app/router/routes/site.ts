import type { RouteObject } from 'react-router-dom';
import { page, personalPage } from '@/lib/router/page';

const editedPage = page(() => import('@/pages/site/edited'), 'editorial');

/** Pages under the main header (spec 2, Public routes and Profile routes, plus other pages that visitors expect). */
export const siteRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/site/home'), 'site') },
  // The app entry is also registered here (spec 2, Dashboard routes).
  { path: '_app', ...page(() => import('@/pages/site/home'), 'site') },
  { path: 'class-20', ...page(() => import('@/pages/site/class-20'), 'editorial') },
  { path: 'class-40', ...page(() => import('@/pages/site/class-40'), 'editorial') },
  { path: 'cRacing', caseSensitive: true, ...editedPage },
  { path: 'simulation', ...editedPage },
  { path: 'super-pilot', ...editedPage },
  { path: 'learn', ...editedPage },
  { path: 'world-cup', ...editedPage },
  { path: 'event', ...page(() => import('@/pages/site/events'), 'editorial', 'events') },
  { path: 'event/:slug', ...page(() => import('@/pages/site/event'), 'events') },
  { path: 'partner', ...page(() => import('@/pages/site/partner'), 'editorial', 'partners') },
  { path: 'franchise', ...page(() => import('@/pages/site/franchise'), 'editorial', 'contacts') },
  { path: 'membership', ...page(() => import('@/pages/site/membership'), 'editorial', 'contacts', 'memberships') },
  { path: 'blogs', ...page(() => import('@/pages/site/blogs'), 'editorial') },
  { path: 'blogs/:slug', ...page(() => import('@/pages/site/blog-post'), 'editorial') },
  { path: 'gallery', ...page(() => import('@/pages/site/gallery'), 'editorial') },
  { path: 'about', ...editedPage },
  { path: 'accessibility', ...editedPage },
  { path: 'arenas', ...page(() => import('@/pages/site/arenas'), 'arenas', 'slots', 'locations') },
  { path: 'arenas/:id', ...page(() => import('@/pages/site/arena'), 'arenas') },
  { path: 'book/:slotId', ...personalPage(() => import('@/pages/site/book'), 'bookings', 'slots') },
  {
    path: 'book/:slotId/waitlist',
    ...personalPage(() => import('@/pages/site/waitlist-join'), 'waitlist', 'bookings', 'slots'),
  },
  {
    path: 'waitlist/:id',
    ...personalPage(() => import('@/pages/site/waitlist-entry'), 'waitlist', 'bookings', 'slots'),
  },
  { path: 'squad/:id', ...personalPage(() => import('@/pages/site/squad'), 'squads', 'bookings', 'slots') },
  { path: 'family/:id', ...personalPage(() => import('@/pages/site/family-invitation'), 'families') },
  { path: 'waiver/:kind/:id', ...personalPage(() => import('@/pages/site/waiver'), 'memberships', 'guests') },
  { path: 'bookings/:id', ...personalPage(() => import('@/pages/site/booking'), 'bookings', 'slots', 'moved-by-us') },
  { path: 'bookings/:id/pay', ...personalPage(() => import('@/pages/site/booking-pay'), 'bookings', 'slots') },
  { path: 'bookings/:id/done', ...personalPage(() => import('@/pages/site/booking-done'), 'bookings', 'slots') },
  { path: 'contact-us', ...page(() => import('@/pages/site/contact-us'), 'contacts') },
  { path: 'newsletter', ...page(() => import('@/pages/site/issues'), 'issues') },
  { path: 'newsletter/:slug', ...page(() => import('@/pages/site/issue'), 'issues') },
  { path: 'newsletter/go/:campaign/:token', ...personalPage(() => import('@/pages/site/issue-link'), 'issues') },
  { path: 'newsletter/confirm', ...personalPage(() => import('@/pages/site/newsletter-confirm'), 'newsletter') },
  {
    path: 'newsletter/preferences',
    ...personalPage(() => import('@/pages/site/newsletter-preferences'), 'newsletter'),
  },
  {
    path: 'newsletter/unsubscribe',
    ...personalPage(() => import('@/pages/site/newsletter-unsubscribe'), 'newsletter'),
  },
  { path: 'faq', ...page(() => import('@/pages/site/faq'), 'site') },
  { path: 'search', ...page(() => import('@/pages/site/search'), 'search') },
  { path: 'policies/:name', ...page(() => import('@/pages/site/policy'), 'site') },
  { path: '*', ...page(() => import('../../errors/not-found-screen')) },
];
