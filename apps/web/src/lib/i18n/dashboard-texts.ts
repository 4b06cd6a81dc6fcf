/**
 * The files of the dashboard's own text areas, in a separate module so that visitors do not download their addresses.
 */
export const dashboardTexts = import.meta.glob<Record<string, unknown>>(
  '../../locales/*/{dashboard,orders-admin,products,coupons,reports,settings,arenas,companies,slots-admin,partners-admin,bookings-admin,contacts,day,figures,newsletter-admin,campaigns,campaign-results,social,imports}.json',
  { import: 'default' },
);
