import { type CallName, type CallReply, type Locale, Role } from '@dronesoccer/contracts';
import {
  Boxes,
  Building2,
  CalendarCheck,
  CircleUserRound,
  Goal,
  Handshake,
  IdCard,
  Inbox,
  type LucideIcon,
  Mail,
  ReceiptText,
  TicketPercent,
  Users,
} from 'lucide-react';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/dashboard-paths';

/** The lists that the palette searches: all take `search` and answer with a page. */
type SearchCall = Extract<
  CallName,
  | 'orders.admin.list'
  | 'products.admin.list'
  | 'bookings.admin.list'
  | 'memberships.admin.list'
  | 'contacts.admin.list'
  | 'partners.admin.list'
  | 'newsletter.subscribers.admin.list'
  | 'companies.admin.list'
  | 'newsletter.campaigns.admin.list'
  | 'coupons.admin.list'
  | 'arenas.admin.list'
  | 'users.admin.list'
>;

type Item<Name extends SearchCall> = CallReply<Name>['items'][number];

interface SearchHit {
  label: string;
  hint: string;
  to: string;
}

interface Search<Name extends SearchCall = SearchCall> {
  call: Name;
  /** The key of the group's name. */
  group: SearchGroup;
  icon: LucideIcon;
  roles: readonly Role[];
  show: (item: Item<Name>, locale: Locale) => SearchHit;
}

type SearchGroup =
  | 'orders'
  | 'bookings'
  | 'products'
  | 'memberships'
  | 'contacts'
  | 'subscribers'
  | 'partners'
  | 'companies'
  | 'campaigns'
  | 'coupons'
  | 'arenas'
  | 'accounts';

const { SUPER_ADMIN, ADMIN, COMPANY_ADMIN } = Role;

/** Erases the call's name, so that searches of different lists fit into one list. */
const search = <Name extends SearchCall>(given: Search<Name>): Search => given;

/**
 * The searches of the palette, in display order. Each role searches only the lists that it may open.
 */
export const searches: readonly Search[] = [
  search({
    call: 'orders.admin.list',
    group: 'orders',
    icon: ReceiptText,
    roles: [SUPER_ADMIN],
    show: ({ id, number, email, total }, locale) => ({
      label: number,
      hint: `${email} · ${formatMoney(total, locale)}`,
      to: paths.dashboardOrder(id),
    }),
  }),
  search({
    call: 'bookings.admin.list',
    group: 'bookings',
    icon: CalendarCheck,
    roles: [SUPER_ADMIN, ADMIN, COMPANY_ADMIN],
    show: ({ id, number, contact }) => ({ label: number, hint: contact.fullName, to: paths.dashboardBooking(id) }),
  }),
  search({
    call: 'users.admin.list',
    group: 'accounts',
    icon: CircleUserRound,
    roles: [SUPER_ADMIN],
    show: ({ id, name, email }) => ({ label: name, hint: email, to: paths.account(id) }),
  }),
  search({
    call: 'products.admin.list',
    group: 'products',
    icon: Boxes,
    roles: [SUPER_ADMIN],
    show: ({ id, name, price }, locale) => ({
      label: name[locale],
      hint: formatMoney(price, locale),
      to: paths.editProduct(id),
    }),
  }),
  search({
    call: 'memberships.admin.list',
    group: 'memberships',
    icon: IdCard,
    roles: [SUPER_ADMIN, ADMIN],
    show: ({ id, child, name, number, email }) => ({
      label: child?.name ?? name,
      hint: `${number} · ${email}`,
      to: paths.dashboardMembership(id),
    }),
  }),
  search({
    call: 'contacts.admin.list',
    group: 'contacts',
    icon: Inbox,
    roles: [SUPER_ADMIN],
    show: ({ id, fullName, number, email }) => ({
      label: fullName,
      hint: `${number} · ${email}`,
      to: paths.dashboardContact(id),
    }),
  }),
  search({
    call: 'newsletter.subscribers.admin.list',
    group: 'subscribers',
    icon: Users,
    roles: [SUPER_ADMIN],
    show: ({ id, email }) => ({ label: email, hint: '', to: paths.subscriber(id) }),
  }),
  search({
    call: 'partners.admin.list',
    group: 'partners',
    icon: Handshake,
    roles: [SUPER_ADMIN],
    show: ({ id, orgName, province }) => ({ label: orgName, hint: province, to: paths.dashboardPartner(id) }),
  }),
  search({
    call: 'companies.admin.list',
    group: 'companies',
    icon: Building2,
    roles: [SUPER_ADMIN],
    show: ({ id, name }) => ({ label: name, hint: '', to: paths.company(id) }),
  }),
  search({
    call: 'newsletter.campaigns.admin.list',
    group: 'campaigns',
    icon: Mail,
    roles: [SUPER_ADMIN],
    show: ({ id, title, subject }) => ({ label: title, hint: subject, to: paths.campaign(id) }),
  }),
  search({
    call: 'coupons.admin.list',
    group: 'coupons',
    icon: TicketPercent,
    roles: [SUPER_ADMIN],
    show: ({ id, code }) => ({ label: code, hint: '', to: paths.coupon(id) }),
  }),
  search({
    call: 'arenas.admin.list',
    group: 'arenas',
    icon: Goal,
    roles: [SUPER_ADMIN, ADMIN, COMPANY_ADMIN],
    show: ({ id, name, location }, locale) => ({ label: name[locale], hint: location.city, to: paths.editArena(id) }),
  }),
];
