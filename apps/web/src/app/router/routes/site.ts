import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SitePage } from '@/content/page';
import { page } from '@/lib/router/page';

/** A page that consists of content only. */
const contentPage = <Name extends string>(load: () => Promise<Record<Name, SitePage>>, name: Name) =>
  page(async () => {
    const [{ SitePageView }, pages] = await Promise.all([import('@/pages/site/parts/site-page-view'), load()]);
    return { default: () => createElement(SitePageView, { content: pages[name] }) };
  }, 'site');

/** Pages under the main header (spec 2, Public routes and Profile routes, plus other pages that visitors expect). */
export const siteRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/site/home'), 'site') },
  // The app entry is also registered here (spec 2, Dashboard routes).
  { path: '_app', ...page(() => import('@/pages/site/home'), 'site') },
  { path: 'class-20', ...page(() => import('@/pages/site/class-20'), 'site') },
  { path: 'class-40', ...page(() => import('@/pages/site/class-40'), 'site') },
  { path: 'cRacing', caseSensitive: true, ...contentPage(() => import('@/content/pages/flying'), 'racing') },
  { path: 'simulation', ...contentPage(() => import('@/content/pages/flying'), 'simulation') },
  { path: 'super-pilot', ...contentPage(() => import('@/content/pages/flying'), 'superPilot') },
  { path: 'learn', ...contentPage(() => import('@/content/pages/learning'), 'learn') },
  { path: 'world-cup', ...contentPage(() => import('@/content/pages/events'), 'worldCup') },
  { path: 'event', ...contentPage(() => import('@/content/pages/events'), 'event') },
  { path: 'partner', ...page(() => import('@/pages/site/partner'), 'site', 'partner') },
  { path: 'franchise', ...contentPage(() => import('@/content/pages/joining'), 'franchise') },
  { path: 'membership', ...contentPage(() => import('@/content/pages/joining'), 'membership') },
  { path: 'blogs', ...page(() => import('@/pages/site/blogs'), 'site') },
  { path: 'blogs/:slug', ...page(() => import('@/pages/site/blog-post'), 'site') },
  { path: 'gallery', ...page(() => import('@/pages/site/gallery'), 'site') },
  { path: 'arenas', ...page(() => import('@/pages/site/arenas'), 'arena', 'slot', 'locations') },
  { path: 'arenas/:id', ...page(() => import('@/pages/site/arena'), 'arena') },
  { path: 'book/:slotId', ...page(() => import('@/pages/site/book'), 'booking', 'slot') },
  { path: 'book/:slotId/waitlist', ...page(() => import('@/pages/site/waitlist-join'), 'waitlist', 'booking', 'slot') },
  { path: 'waitlist/:id', ...page(() => import('@/pages/site/waitlist-entry'), 'waitlist', 'booking', 'slot') },
  { path: 'squad/:id', ...page(() => import('@/pages/site/squad'), 'squad', 'booking', 'slot') },
  { path: 'bookings/:id', ...page(() => import('@/pages/site/booking'), 'booking', 'slot') },
  { path: 'bookings/:id/pay', ...page(() => import('@/pages/site/booking-pay'), 'booking', 'slot') },
  { path: 'bookings/:id/done', ...page(() => import('@/pages/site/booking-done'), 'booking', 'slot') },
  { path: 'contact-us', ...page(() => import('@/pages/site/contact-us'), 'site', 'contact') },
  { path: 'newsletter', ...page(() => import('@/pages/site/issues'), 'issues') },
  { path: 'newsletter/:slug', ...page(() => import('@/pages/site/issue'), 'issues') },
  { path: 'newsletter/go/:campaign/:token', ...page(() => import('@/pages/site/issue-link'), 'issues') },
  { path: 'newsletter/confirm', ...page(() => import('@/pages/site/newsletter-confirm'), 'newsletter') },
  { path: 'newsletter/preferences', ...page(() => import('@/pages/site/newsletter-preferences'), 'newsletter') },
  { path: 'newsletter/unsubscribe', ...page(() => import('@/pages/site/newsletter-unsubscribe'), 'newsletter') },
  { path: 'faq', ...page(() => import('@/pages/site/faq'), 'site') },
  { path: '*', ...page(() => import('../../errors/not-found-screen')) },
];
