import type { RouteObject } from 'react-router-dom';
import { page } from '../page';

/** Pages under the main header (spec 2, Public routes and Profile routes; then what people expect beside them). */
export const siteRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/site/home'), 'site') },
  // The app entry is also registered here (spec 2, Dashboard routes).
  { path: '_app', ...page(() => import('@/pages/site/home'), 'site') },
  { path: 'class-20', ...page(() => import('@/pages/site/class-20'), 'site') },
  { path: 'class-40', ...page(() => import('@/pages/site/class-40'), 'site') },
  { path: 'cRacing', caseSensitive: true, ...page(() => import('@/pages/site/racing'), 'site') },
  { path: 'simulation', ...page(() => import('@/pages/site/simulation'), 'site') },
  { path: 'super-pilot', ...page(() => import('@/pages/site/super-pilot'), 'site') },
  { path: 'learn', ...page(() => import('@/pages/site/learn'), 'site') },
  { path: 'world-cup', ...page(() => import('@/pages/site/world-cup'), 'site') },
  { path: 'event', ...page(() => import('@/pages/site/event'), 'site') },
  { path: 'partner', ...page(() => import('@/pages/site/partner'), 'site', 'partner') },
  { path: 'franchise', ...page(() => import('@/pages/site/franchise'), 'site') },
  { path: 'membership', ...page(() => import('@/pages/site/membership'), 'site') },
  { path: 'blogs', ...page(() => import('@/pages/site/blogs'), 'site') },
  { path: 'blogs/:slug', ...page(() => import('@/pages/site/blog-post'), 'site') },
  { path: 'gallery', ...page(() => import('@/pages/site/gallery'), 'site') },
  { path: 'arenas', ...page(() => import('@/pages/site/arenas'), 'arena') },
  { path: 'arenas/:id', ...page(() => import('@/pages/site/arena'), 'arena') },
  { path: 'book/:slotId', ...page(() => import('@/pages/site/book'), 'booking', 'slot', 'orders') },
  { path: 'book/:slotId/waitlist', ...page(() => import('@/pages/site/waitlist-join'), 'waitlist', 'booking', 'slot') },
  { path: 'waitlist/:id', ...page(() => import('@/pages/site/waitlist-entry'), 'waitlist', 'booking', 'slot') },
  { path: 'squad/:id', ...page(() => import('@/pages/site/squad'), 'squad', 'booking', 'slot') },
  { path: 'bookings/:id', ...page(() => import('@/pages/site/booking'), 'booking', 'slot', 'orders') },
  { path: 'bookings/:id/pay', ...page(() => import('@/pages/site/booking-pay'), 'booking', 'slot', 'orders') },
  { path: 'bookings/:id/done', ...page(() => import('@/pages/site/booking-done'), 'booking', 'slot', 'orders') },
  { path: 'contact-us', ...page(() => import('@/pages/site/contact-us'), 'site', 'contact') },
  { path: 'faq', ...page(() => import('@/pages/site/faq'), 'site') },
  { path: '*', ...page(() => import('../../errors/not-found-screen')) },
];
