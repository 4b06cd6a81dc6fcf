/** The texts of the dashboard's own areas, by file. Apart, so that visitors do not download where all of them are. */
export const dashboardTexts = import.meta.glob<Record<string, unknown>>(
  '../../locales/*/{dashboard,orders-admin,products,coupons,reports,settings,arenas,companies,slots-admin,partners-admin,bookings-admin,contacts,day,figures,newsletter-admin,campaigns,campaign-results,social}.json',
  { import: 'default' },
);
