import type { AuditSubject } from '@dronesoccer/contracts';
import { paths } from '@/lib/dashboard-paths';

const pages: Partial<Record<AuditSubject, (id: string) => string>> = {
  arena: paths.editArena,
  booking: paths.dashboardBooking,
  campaign: paths.campaign,
  company: paths.company,
  contact: paths.dashboardContact,
  'contact-answer': paths.cannedAnswer,
  // The page of an entry leads to the page of its kind.
  content: (id) => paths.editEntry('posts', id),
  coupon: paths.coupon,
  location: paths.editLocation,
  media: paths.mediaPicture,
  membership: paths.dashboardMembership,
  'member-import': paths.memberImport,
  'membership-plan': paths.membershipPlan,
  'newsletter-tag': paths.topic,
  order: paths.dashboardOrder,
  partner: paths.dashboardPartner,
  policy: paths.policyVersions,
  product: paths.editProduct,
  'safe-sport': paths.safeSportReport,
  settings: () => paths.dashboardSettings,
  slot: paths.editSlot,
  subscriber: paths.subscriber,
  'subscriber-import': paths.subscriberImport,
  user: paths.account,
};

/** Returns the dashboard's page of an audited record, or null if that kind of record has none. */
export const subjectPage = (subjectType: string, id: string): string | null =>
  (pages as Readonly<Record<string, (id: string) => string>>)[subjectType]?.(id) ?? null;
