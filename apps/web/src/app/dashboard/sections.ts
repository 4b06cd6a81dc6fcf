import { type LocalText, Role, sectionNames, storageKeys } from '@dronesoccer/contracts';
import {
  Boxes,
  Building2,
  CalendarCheck,
  CalendarClock,
  ChartNoAxesCombined,
  CreditCard,
  FileSpreadsheet,
  Gavel,
  Goal,
  Handshake,
  IdCard,
  Inbox,
  ListChecks,
  Mail,
  MailCheck,
  Newspaper,
  ReceiptText,
  Scale,
  ScrollText,
  Settings2,
  Share2,
  TicketPercent,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/lib/dashboard-paths';
import { storage } from '@/lib/storage';

interface Section {
  /** The value stored in the browser as `activeSection`. */
  name: string;
  label: LocalText;
  to: string;
  icon: LucideIcon;
  /** The only role that sees the section. If absent, everyone in the dashboard sees it (spec 6). */
  role?: Role;
}

export interface SectionGroup {
  label: 'groups.shop' | 'groups.marketing' | 'groups.daily' | 'groups.organisation' | 'groups.reports';
  sections: readonly Section[];
}

/** The section that shows how much waits for the user. */
export const attentionSection = 'FailedJobs';

const section = (name: string, label: LocalText, to: string, icon: LucideIcon): Section => ({ name, label, to, icon });

const superOnly = (...entry: Parameters<typeof section>): Section => ({ ...section(...entry), role: Role.SUPER_ADMIN });

/**
 * The admin side menu (spec 2): first the spec's two groups in order, then the groups that only a SUPER_ADMIN sees,
 * daily work first.
 */
const groups: readonly SectionGroup[] = [
  {
    label: 'groups.shop',
    sections: [
      superOnly(sectionNames.ALL_PRODUCTS, { en: 'All Products', fr: 'Tous les produits' }, paths.allProducts, Boxes),
      section(sectionNames.ARENA, { en: 'Arenas', fr: 'Arénas' }, paths.arenas, Goal),
      section(sectionNames.CLASS_SLOT, { en: 'Class Slots', fr: 'Plages horaires' }, paths.classSlots, CalendarClock),
    ],
  },
  {
    label: 'groups.marketing',
    sections: [
      superOnly(sectionNames.NEWS_LETTER, { en: 'Newsletter', fr: 'Infolettre' }, paths.newsletter, Mail),
      superOnly(sectionNames.SOCIAL_MEDIA, { en: 'Social Media', fr: 'Réseaux sociaux' }, paths.socialMedia, Share2),
    ],
  },
  {
    // Other administrators open these pages from Arenas, Class Slots and the first page, because the spec fixes their menu.
    label: 'groups.daily',
    sections: [
      superOnly(sectionNames.DASHBOARD, { en: 'Overview', fr: 'Vue d’ensemble' }, paths.dashboard, ChartNoAxesCombined),
      superOnly('Today', { en: 'Today', fr: 'Horaire du jour' }, paths.dashboardDay(), ListChecks),
      superOnly('Orders', { en: 'Orders', fr: 'Commandes' }, paths.dashboardOrders, ReceiptText),
      superOnly('Bookings', { en: 'Bookings', fr: 'Réservations' }, paths.dashboardBookings, CalendarCheck),
      superOnly('Memberships', { en: 'Memberships', fr: 'Adhésions' }, paths.dashboardMemberships, IdCard),
      superOnly('Contacts', { en: 'Contacts', fr: 'Demandes' }, paths.dashboardContacts, Inbox),
    ],
  },
  {
    label: 'groups.organisation',
    sections: [
      superOnly('Users', { en: 'Users', fr: 'Comptes' }, paths.dashboardAccounts, Users),
      superOnly('Content', { en: 'Content', fr: 'Contenu' }, paths.dashboardContent, Newspaper),
      superOnly('Coupons', { en: 'Coupons', fr: 'Coupons' }, paths.dashboardCoupons, TicketPercent),
      superOnly('Partners', { en: 'Partners', fr: 'Partenaires' }, paths.dashboardPartners, Handshake),
      superOnly('Companies', { en: 'Companies', fr: 'Entreprises' }, paths.addCompany, Building2),
      superOnly('Settings', { en: 'Settings', fr: 'Paramètres' }, paths.dashboardSettings, Settings2),
    ],
  },
  {
    label: 'groups.reports',
    sections: [
      superOnly('Reports', { en: 'Reports', fr: 'Rapports' }, paths.reports, FileSpreadsheet),
      superOnly('Proof', { en: 'Reconciliation', fr: 'Rapprochement' }, paths.reconciliation, Scale),
      superOnly('Payments', { en: 'Payments', fr: 'Paiements' }, paths.payments, CreditCard),
      superOnly('Disputes', { en: 'Disputes', fr: 'Contestations' }, paths.disputes, Gavel),
      superOnly(attentionSection, { en: 'Needs attention', fr: 'À traiter' }, paths.failedJobs, TriangleAlert),
      superOnly('Audit', { en: 'Audit', fr: 'Journal' }, paths.audit, ScrollText),
      superOnly('Mails', { en: 'Emails sent', fr: 'Courriels envoyés' }, paths.sentMails, MailCheck),
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
export function rememberSection(name: string): void {
  storage.writeText(storageKeys.activeSection, name);
}
