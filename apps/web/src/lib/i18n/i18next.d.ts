import 'i18next';
import type account from '../../locales/en/account.json';
import type auth from '../../locales/en/auth.json';
import type common from '../../locales/en/common.json';
import type coupons from '../../locales/en/coupons.json';
import type dashboard from '../../locales/en/dashboard.json';
import type reports from '../../locales/en/reports.json';
import type settings from '../../locales/en/settings.json';
import type kit from '../../locales/en/kit.json';
import type layout from '../../locales/en/layout.json';
import type locations from '../../locales/en/locations.json';
import type ordersAdmin from '../../locales/en/orders-admin.json';
import type orders from '../../locales/en/orders.json';
import type products from '../../locales/en/products.json';
import type shop from '../../locales/en/shop.json';
import type site from '../../locales/en/site.json';

// English is the measure: a key that is not in its file is a compile error wherever it is used.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      auth: typeof auth;
      common: typeof common;
      coupons: typeof coupons;
      dashboard: typeof dashboard;
      reports: typeof reports;
      settings: typeof settings;
      kit: typeof kit;
      layout: typeof layout;
      locations: typeof locations;
      orders: typeof orders;
      'orders-admin': typeof ordersAdmin;
      products: typeof products;
      shop: typeof shop;
      site: typeof site;
    };
  }
}
