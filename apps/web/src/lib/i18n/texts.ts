// The texts are split into namespaces, one file each in locales/<language>/<area>/, and a screen loads the namespaces that
// it names. A namespace is called like its file; `.admin` marks the texts that only the dashboard shows. Apart from its
// files, a namespace is declared only in this list. English is the reference: a key that is missing from its file is a
// compile error wherever it is used. This module is only for the compiler; a build never loads it, but loads the texts
// file by file.
export { default as common } from '../../locales/en/frame/common.json';
export { default as 'dashboard.admin' } from '../../locales/en/frame/dashboard.admin.json';
export { default as 'help.admin' } from '../../locales/en/frame/help.admin.json';
export { default as 'imports.admin' } from '../../locales/en/frame/imports.admin.json';
export { default as kit } from '../../locales/en/frame/kit.json';
export { default as layout } from '../../locales/en/frame/layout.json';
export { default as lightbox } from '../../locales/en/frame/lightbox.json';
export { default as site } from '../../locales/en/frame/site.json';
export { default as account } from '../../locales/en/people/account.json';
export { default as auth } from '../../locales/en/people/auth.json';
export { default as 'companies.admin' } from '../../locales/en/places/companies.admin.json';
export { default as locations } from '../../locales/en/places/locations.json';
export { default as 'memberships.admin' } from '../../locales/en/club/memberships.admin.json';
export { default as 'coupons.admin' } from '../../locales/en/shop/coupons.admin.json';
export { default as 'first-order' } from '../../locales/en/shop/first-order.json';
export { default as orders } from '../../locales/en/shop/orders.json';
export { default as 'orders.admin' } from '../../locales/en/shop/orders.admin.json';
export { default as 'products.admin' } from '../../locales/en/shop/products.admin.json';
export { default as family } from '../../locales/en/club/family.json';
export { default as membership } from '../../locales/en/club/membership.json';
export { default as restock } from '../../locales/en/shop/restock.json';
export { default as returns } from '../../locales/en/shop/returns.json';
export { default as shop } from '../../locales/en/shop/shop.json';
export { default as arena } from '../../locales/en/play/arena.json';
export { default as 'arenas.admin' } from '../../locales/en/play/arenas.admin.json';
export { default as booking } from '../../locales/en/play/booking.json';
export { default as 'bookings.admin' } from '../../locales/en/play/bookings.admin.json';
export { default as 'day.admin' } from '../../locales/en/play/day.admin.json';
export { default as 'figures.admin' } from '../../locales/en/play/figures.admin.json';
export { default as coach } from '../../locales/en/play/coach.json';
export { default as slot } from '../../locales/en/play/slot.json';
export { default as 'slots.admin' } from '../../locales/en/play/slots.admin.json';
export { default as squad } from '../../locales/en/play/squad.json';
export { default as waitlist } from '../../locales/en/play/waitlist.json';
export { default as 'content.admin' } from '../../locales/en/content/content.admin.json';
export { default as events } from '../../locales/en/content/events.json';
export { default as editorial } from '../../locales/en/content/editorial.json';
export { default as replay } from '../../locales/en/content/replay.json';
export { default as search } from '../../locales/en/content/search.json';
export { default as 'campaign-results.admin' } from '../../locales/en/newsletter/campaign-results.admin.json';
export { default as 'campaigns.admin' } from '../../locales/en/newsletter/campaigns.admin.json';
export { default as issues } from '../../locales/en/newsletter/issues.json';
export { default as newsletter } from '../../locales/en/newsletter/newsletter.json';
export { default as 'newsletter.admin' } from '../../locales/en/newsletter/newsletter.admin.json';
export { default as contact } from '../../locales/en/inbox/contact.json';
export { default as 'contacts.admin' } from '../../locales/en/inbox/contacts.admin.json';
export { default as partner } from '../../locales/en/inbox/partner.json';
export { default as 'partners.admin' } from '../../locales/en/inbox/partners.admin.json';
export { default as 'accounts.admin' } from '../../locales/en/office/accounts.admin.json';
export { default as 'audit.admin' } from '../../locales/en/office/audit.admin.json';
export { default as 'reports.admin' } from '../../locales/en/office/reports.admin.json';
export { default as 'settings.admin' } from '../../locales/en/office/settings.admin.json';
export { default as 'social.admin' } from '../../locales/en/office/social.admin.json';
