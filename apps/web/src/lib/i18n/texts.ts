// The texts are split into areas, one file each in locales/<language>/, and a screen loads the areas that it names.
// Apart from its files, an area is declared only in this list. English is the reference: a key that is missing from its
// file is a compile error wherever it is used. This module is only for the compiler; a build never loads it, but loads
// the texts file by file.
export { default as account } from '../../locales/en/account.json';
export { default as arena } from '../../locales/en/arena.json';
export { default as arenas } from '../../locales/en/arenas.json';
export { default as auth } from '../../locales/en/auth.json';
export { default as booking } from '../../locales/en/booking.json';
export { default as 'bookings-admin' } from '../../locales/en/bookings-admin.json';
export { default as 'campaign-results' } from '../../locales/en/campaign-results.json';
export { default as campaigns } from '../../locales/en/campaigns.json';
export { default as common } from '../../locales/en/common.json';
export { default as companies } from '../../locales/en/companies.json';
export { default as contact } from '../../locales/en/contact.json';
export { default as contacts } from '../../locales/en/contacts.json';
export { default as coupons } from '../../locales/en/coupons.json';
export { default as dashboard } from '../../locales/en/dashboard.json';
export { default as figures } from '../../locales/en/figures.json';
export { default as day } from '../../locales/en/day.json';
export { default as 'first-order' } from '../../locales/en/first-order.json';
export { default as imports } from '../../locales/en/imports.json';
export { default as kit } from '../../locales/en/kit.json';
export { default as layout } from '../../locales/en/layout.json';
export { default as letters } from '../../locales/en/letters.json';
export { default as lightbox } from '../../locales/en/lightbox.json';
export { default as locations } from '../../locales/en/locations.json';
export { default as newsletter } from '../../locales/en/newsletter.json';
export { default as 'newsletter-admin' } from '../../locales/en/newsletter-admin.json';
export { default as orders } from '../../locales/en/orders.json';
export { default as 'orders-admin' } from '../../locales/en/orders-admin.json';
export { default as partner } from '../../locales/en/partner.json';
export { default as 'partners-admin' } from '../../locales/en/partners-admin.json';
export { default as products } from '../../locales/en/products.json';
export { default as reports } from '../../locales/en/reports.json';
export { default as restock } from '../../locales/en/restock.json';
export { default as returns } from '../../locales/en/returns.json';
export { default as settings } from '../../locales/en/settings.json';
export { default as shop } from '../../locales/en/shop.json';
export { default as site } from '../../locales/en/site.json';
export { default as slot } from '../../locales/en/slot.json';
export { default as 'slots-admin' } from '../../locales/en/slots-admin.json';
export { default as social } from '../../locales/en/social.json';
export { default as squad } from '../../locales/en/squad.json';
export { default as waitlist } from '../../locales/en/waitlist.json';
