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
  ListChecks,
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
  id: MenuSectionId;
  /** The translation key of the label. */
  name:
    | 'AllProducts'
    | 'Arena'
    | 'ClassSlot'
    | 'NewsLetter'
    | 'SocialMedia'
    | 'Dashboard'
    | 'Today'
    | 'Orders'
    | 'Bookings'
    | 'Contacts'
    | 'Coupons'
    | 'Companies'
    | 'Partners'
    | 'Settings'
    | 'Proof'
    | 'FailedJobs'
    | 'Mails';
  to: string;
  icon: LucideIcon;
  /** The only role that sees the section. If absent, everyone in the dashboard sees it (spec 6). */
  role?: Role;
}

export interface SectionGroup {
  label: 'groups.shop' | 'groups.marketing' | 'groups.daily' | 'groups.organisation' | 'groups.reports';
  sections: readonly Section[];
}

const superOnly = { role: Role.SUPER_ADMIN } as const;

/**
 * The admin side menu (spec 2): first the spec's two groups in order, then the groups that only a SUPER_ADMIN sees,
 * daily work first.
 */
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
    // Other administrators open these pages from Arenas and Class Slots, because the spec fixes their menu.
    label: 'groups.daily',
    sections: [
      { id: SectionId.DASHBOARD, name: 'Dashboard', to: paths.dashboard, icon: ChartNoAxesCombined, ...superOnly },
      { id: SectionId.TODAY, name: 'Today', to: paths.dashboardDay(), icon: ListChecks, ...superOnly },
      { id: SectionId.ORDERS, name: 'Orders', to: paths.dashboardOrders, icon: ReceiptText, ...superOnly },
      { id: SectionId.BOOKINGS, name: 'Bookings', to: paths.dashboardBookings, icon: CalendarCheck, ...superOnly },
      { id: SectionId.CONTACTS, name: 'Contacts', to: paths.dashboardContacts, icon: Inbox, ...superOnly },
    ],
  },
  {
    label: 'groups.organisation',
    sections: [
      { id: SectionId.COUPONS, name: 'Coupons', to: paths.dashboardCoupons, icon: TicketPercent, ...superOnly },
      { id: SectionId.PARTNERS, name: 'Partners', to: paths.dashboardPartners, icon: Handshake, ...superOnly },
      { id: SectionId.COMPANIES, name: 'Companies', to: paths.addCompany, icon: Building2, ...superOnly },
      { id: SectionId.SETTINGS, name: 'Settings', to: paths.dashboardSettings, icon: Settings2, ...superOnly },
    ],
  },
  {
    label: 'groups.reports',
    sections: [
      { id: SectionId.PROOF, name: 'Proof', to: paths.reconciliation, icon: Scale, ...superOnly },
      { id: SectionId.FAILED_JOBS, name: 'FailedJobs', to: paths.failedJobs, icon: TriangleAlert, ...superOnly },
      { id: SectionId.MAILS, name: 'Mails', to: paths.sentMails, icon: MailCheck, ...superOnly },
    ],
  },
];

/** Returns the sections that the user may see. A group without visible sections is hidden (spec 6). */
export function visibleGroups(hasRole: (role: Role) => boolean): SectionGroup[] {
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ role }) => role === undefined || hasRole(role)) }))
    .filter((group) => group.sections.length > 0);
}

/** Stores the name of the chosen section under `activeSection` (spec 2, Admin side menu). */
export function rememberSection(id: MenuSectionId): void {
  storage.writeText(storageKeys.activeSection, sectionNames[id]);
}
