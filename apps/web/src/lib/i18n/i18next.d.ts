import 'i18next';
import type account from '../../locales/en/account.json';
import type auth from '../../locales/en/auth.json';
import type common from '../../locales/en/common.json';
import type dashboard from '../../locales/en/dashboard.json';
import type layout from '../../locales/en/layout.json';
import type locations from '../../locales/en/locations.json';
import type orders from '../../locales/en/orders.json';
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
      dashboard: typeof dashboard;
      layout: typeof layout;
      locations: typeof locations;
      orders: typeof orders;
      shop: typeof shop;
      site: typeof site;
    };
  }
}
