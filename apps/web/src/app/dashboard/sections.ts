import { Role, SectionId, sectionNames, storageKeys } from '@dronesoccer/contracts';
import {
  Boxes,
  Building2,
  CalendarCheck,
  CalendarClock,
  ChartNoAxesCombined,
  Goal,
  Handshake,
  Inbox,
  Mail,
  MailCheck,
  ReceiptText,
  Scale,
  Settings2,
  Share2,
  TicketPercent,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/lib/dashboard-paths';
import { storage } from '@/lib/storage';

type MenuSectionId = Exclude<SectionId, typeof SectionId.MAIN>;

interface Section {
  /** Null for a page that is no section of its own. */
  id: MenuSectionId | null;
  /** The key of its label; for a section its name in browser storage too. */
  name:
    | 'AllProducts'
    | 'Arena'
    | 'ClassSlot'
    | 'NewsLetter'
    | 'SocialMedia'
    | 'Orders'
    | 'Bookings'
    | 'Coupons'
    | 'Dashboard'
    | 'Proof'
    | 'FailedJobs'
    | 'Mails'
    | 'Settings'
    | 'Companies'
    | 'Partners'
    | 'Contacts';
  to: string;
  icon: LucideIcon;
  /** Only this role sees it; everyone in the dashboard when absent (spec 6). */
  role?: Role;
}

export interface SectionGroup {
  label: 'groups.shop' | 'groups.marketing' | 'groups.orders' | 'groups.reports' | 'groups.organisation';
  sections: readonly Section[];
}

const superOnly = { role: Role.SUPER_ADMIN } as const;

/** The admin side menu (spec 2): its two groups first, in this order; then what a SUPER_ADMIN alone has. */
const groups: readonly SectionGroup[] = [
  {
    label: 'groups.shop',
    sections: [
      { id: SectionId.ALL_PRODUCTS, name: 'AllProducts', to: paths.allProducts, icon: Boxes, ...superOnly },
      { id: SectionId.ARENA, name: 'Arena', to: paths.arenas, icon: Goal },
      { id: SectionId.CLASS_SLOT, name: 'ClassSlot', to: paths.classSlots, icon: CalendarClock },
    ],
  },
  {
    label: 'groups.marketing',
    sections: [
      { id: SectionId.NEWS_LETTER, name: 'NewsLetter', to: paths.newsletter, icon: Mail, ...superOnly },
      { id: SectionId.SOCIAL_MEDIA, name: 'SocialMedia', to: paths.socialMedia, icon: Share2, ...superOnly },
    ],
  },
  {
    label: 'groups.orders',
    sections: [
      { id: SectionId.ORDERS, name: 'Orders', to: paths.dashboardOrders, icon: ReceiptText, ...superOnly },
      // Others open the bookings from their slots: their menu is the spec's.
      { id: null, name: 'Bookings', to: paths.dashboardBookings, icon: CalendarCheck, ...superOnly },
      { id: SectionId.COUPONS, name: 'Coupons', to: paths.dashboardCoupons, icon: TicketPercent, ...superOnly },
    ],
  },
  {
    label: 'groups.reports',
    sections: [
      { id: SectionId.DASHBOARD, name: 'Dashboard', to: paths.dashboard, icon: ChartNoAxesCombined, ...superOnly },
      { id: SectionId.PROOF, name: 'Proof', to: paths.reconciliation, icon: Scale, ...superOnly },
      { id: null, name: 'FailedJobs', to: paths.failedJobs, icon: TriangleAlert, ...superOnly },
      { id: null, name: 'Mails', to: paths.sentMails, icon: MailCheck, ...superOnly },
    ],
  },
  {
    label: 'groups.organisation',
    sections: [
      { id: SectionId.SETTINGS, name: 'Settings', to: paths.dashboardSettings, icon: Settings2, ...superOnly },
      { id: null, name: 'Companies', to: paths.addCompany, icon: Building2, ...superOnly },
      { id: SectionId.PARTNERS, name: 'Partners', to: paths.dashboardPartners, icon: Handshake, ...superOnly },
      { id: null, name: 'Contacts', to: paths.dashboardContacts, icon: Inbox, ...superOnly },
    ],
  },
];

/** What a person sees of the menu; a group without a visible entry is hidden (spec 6). */
export function visibleGroups(hasRole: (role: Role) => boolean): SectionGroup[] {
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ role }) => role === undefined || hasRole(role)) }))
    .filter((group) => group.sections.length > 0);
}

/** Choosing an entry stores its name under `activeSection` (spec 2, Admin side menu). */
export function rememberSection(id: MenuSectionId | null): void {
  if (id !== null) storage.writeText(storageKeys.activeSection, sectionNames[id]);
}
