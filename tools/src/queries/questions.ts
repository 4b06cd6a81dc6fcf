// Every list that a user can request, as an API request.
import { ContentKind } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';

export interface Question {
  readonly title: string;
  readonly path: string;
  readonly asAdmin?: true;
  /** The time for which a response is cached; by default `brief`. */
  readonly kept?: 'brief' | 'long';
}

const shop = (title: string, query: string): Question => ({ title, path: `/api/products?${query}` });
const ofPlace = (title: string, path: string): Question => ({ title, path: `/api/${path}`, kept: 'long' });
const dashboard = (title: string, path: string): Question => ({ title, path: `/api/${path}`, asAdmin: true });

export interface Places {
  readonly place: string;
  readonly arena: string;
  /** A campaign with many recipients. */
  readonly campaign: string;
  /** A coupon that is assigned to many people. */
  readonly coupon: string;
  /** A slot that many people wait for. */
  readonly slot: string;
  /** The Monday and Sunday of a future week. */
  readonly week: { readonly from: string; readonly to: string };
}

export const questions = ({
  place,
  arena,
  campaign,
  coupon,
  slot,
  week,
}: Places): readonly { readonly area: string; readonly asked: readonly Question[] }[] => [
  {
    area: 'The shop: products',
    asked: [
      shop('The newest, first page', 'page=1'),
      shop('The newest, last page', 'page=100'),
      shop('A category', 'category=kits'),
      shop('Two categories under one name, by price', 'category=parts-and-accessories&sort=price-asc'),
      shop('A class', 'class=1'),
      shop('On sale', 'sale=true'),
      shop('In stock at a place', `inStock=true&locationId=${place}`),
      shop('A price range', 'minPrice=50&maxPrice=60'),
      shop('At most a price, the dearest first', 'maxPrice=25&sort=price-desc'),
      shop('By name', 'sort=name&page=100'),
      shop('Most bought', 'sort=popular'),
      shop(
        'All filters at once',
        'category=drones&class=2&sale=true&inStock=true&minPrice=10&maxPrice=900&sort=price-asc',
      ),
      { title: 'One product', path: '/api/products/product-4711' },
      { title: 'What goes with it', path: '/api/products/product-4711/related' },
    ],
  },
  {
    area: 'The shop: search',
    asked: [
      shop('A rare word', 'search=quatuth'),
      shop('A word in many descriptions', 'search=smooth'),
      shop('A misspelt word', 'search=chager'),
      shop('Two words, one of them only begun', 'search=striker%20batt'),
      shop('A word with filters and a price order', 'search=propeller&inStock=true&maxPrice=300&sort=price-asc'),
    ],
  },
  {
    area: 'The dashboard: products',
    asked: [
      dashboard('All', 'admin/products'),
      dashboard('A category by name', 'admin/products?category=kits&sort=name'),
      dashboard('A search', 'admin/products?search=quatuth'),
    ],
  },
  {
    area: 'Orders',
    asked: [
      { title: 'A person’s own', path: '/api/me/orders', asAdmin: true },
      dashboard('All, the newest', 'orders'),
      dashboard('Paid ones, the oldest first', 'orders?status=2&sort=oldest'),
      dashboard('A page further on, by total', 'orders?sort=total-desc&page=40'),
      dashboard('A search', 'orders?search=person77'),
      dashboard('A month', 'orders?from=2026-03-01&to=2026-03-31'),
      dashboard('The board', 'orders/board'),
      dashboard('Returns', 'orders/returns'),
    ],
  },
  {
    area: 'Slots',
    asked: [
      ofPlace('An arena’s week', `arenas/${arena}/slots?from=${week.from}&to=${week.to}`),
      ofPlace('The next free ones anywhere', 'slots/next'),
      ofPlace('The next free ones nearby', 'slots/next?lat=45&lng=-90'),
      ofPlace('The next of an arena with five seats', `slots/next?arenaId=${arena}&seats=5`),
      ofPlace('Arenas that are free this week', 'arenas?freeThisWeek=true'),
      ofPlace('Arenas that are free on a day', `arenas?day=${week.from}`),
      dashboard('Figures of an arena’s week', `arena-figures?arenaId=${arena}&from=${week.from}&to=${week.to}`),
      dashboard('Figures of every arena’s week', `arena-figures?from=${week.from}&to=${week.to}`),
      dashboard('A week', `class-slots?arenaId=${arena}&from=${week.from}&to=${week.to}`),
    ],
  },
  {
    area: 'Bookings',
    asked: [
      dashboard('All, the soonest', 'admin/bookings'),
      dashboard('All, the latest, a page further on', 'admin/bookings?sort=latest&page=40'),
      dashboard('The newest', 'admin/bookings?sort=newest'),
      dashboard('Those not cancelled, from a day on', `admin/bookings?standing=true&from=${week.from}`),
      dashboard('A week', `admin/bookings?from=${week.from}&to=${week.to}`),
      dashboard('A week of an arena', `admin/bookings?arenaId=${arena}&from=${week.from}&to=${week.to}`),
      dashboard('Cancelled ones', 'admin/bookings?status=3'),
      dashboard('Unpaid ones', 'admin/bookings?status=1'),
      dashboard('A search', 'admin/bookings?search=person77'),
      dashboard('A search for what every booking has', 'admin/bookings?search=bk-2025'),
      dashboard('Those who wait for a slot', `class-slots/${slot}/waitlist`),
    ],
  },
  {
    area: 'Campaigns',
    asked: [
      dashboard('All', 'newsletter/campaigns'),
      dashboard('How far one has gone out', `newsletter/campaigns/${campaign}/run`),
      dashboard('Its results', `newsletter/campaigns/${campaign}/visits`),
      dashboard('Whom it was sent to', `newsletter/campaigns/${campaign}/deliveries?state=3`),
      dashboard(
        'Whom it was sent to, a page further on',
        `newsletter/campaigns/${campaign}/deliveries?state=3&page=40`,
      ),
      dashboard('Who refused it', `newsletter/campaigns/${campaign}/deliveries?state=4`),
      dashboard('All of its recipients', `newsletter/campaigns/${campaign}/deliveries`),
      dashboard('One of its recipients', `newsletter/campaigns/${campaign}/deliveries?search=reader77`),
      { title: 'The archive', path: '/api/newsletter/archive' },
    ],
  },
  {
    area: 'People',
    asked: [
      dashboard('Accounts, the newest', 'users'),
      dashboard('Accounts by name, a page further on', 'users?sort=name&page=40'),
      dashboard('Accounts, a search', 'users?search=person77123'),
      dashboard('Memberships, the newest', 'admin/memberships'),
      dashboard('Memberships by their end', 'admin/memberships?sort=ending'),
      dashboard('Memberships, a search', 'admin/memberships?search=2026-077123'),
      dashboard('Subscribers, the newest', 'admin/subscribers'),
      dashboard('Subscribers by email', 'admin/subscribers?sort=email&page=40'),
      dashboard('Subscribers, a search', 'admin/subscribers?search=person77123'),
    ],
  },
  {
    area: 'The inbox',
    asked: [
      dashboard('Contacts', 'contacts'),
      dashboard('Contacts that wait', 'contacts?state=1'),
      dashboard('Contacts, a search', 'contacts?search=person77123'),
      dashboard('Partners, the newest', 'admin/partners'),
      dashboard('Partners by name', 'admin/partners?sort=name&page=40'),
      dashboard('Partners, a search', 'admin/partners?search=person77123'),
    ],
  },
  {
    area: 'Money and coupons',
    asked: [
      dashboard('Payments', 'payments'),
      dashboard('Payments of a month', `payments?from=${addDays(week.from, -60)}&to=${addDays(week.from, -30)}`),
      dashboard('Payments near a place', 'payments?lat=53&lng=-90&radius=10'),
      dashboard('Disputes', 'disputes'),
      dashboard('Disputes that wait for evidence', 'disputes?status=1'),
      dashboard('Coupons, the newest', 'coupons'),
      dashboard('Coupons by their end', 'coupons?sort=ending'),
      dashboard('Coupons, the most used', 'coupons?sort=mostUsed'),
      dashboard('People with a coupon', `coupons/${coupon}/assignments`),
      dashboard('People with a coupon, a search', `coupons/${coupon}/assignments?search=person77123`),
    ],
  },
  {
    area: 'Content and the media library',
    asked: [
      dashboard('Posts, the latest change', `admin/content?kind=${ContentKind.POST}`),
      dashboard('Posts by title, a page further on', `admin/content?kind=${ContentKind.POST}&sort=title&page=40`),
      dashboard('Posts by position', `admin/content?kind=${ContentKind.POST}&sort=position`),
      dashboard('Posts, a search', `admin/content?kind=${ContentKind.POST}&search=ab12c`),
      dashboard('Pictures, the latest', 'admin/media'),
      dashboard('Pictures by name, a page further on', 'admin/media?sort=name&page=40'),
      dashboard('Pictures, a search', 'admin/media?search=ab12c'),
      dashboard('Pictures that lack a French text', 'admin/media?lacks=fr'),
      dashboard('Pictures in use', 'admin/media?use=used'),
      dashboard('Pictures that nothing shows', 'admin/media?use=unused'),
    ],
  },
  {
    area: 'The office',
    asked: [
      dashboard('Emails', 'admin/mails'),
      dashboard('Emails to a person', 'admin/mails?search=person77123'),
      dashboard('The audit', 'audit'),
      dashboard('The audit of an action', 'audit?action=user.disabled'),
    ],
  },
];
