import { PaymentSubjectKind, type PaymentSubjectWire } from '@dronesoccer/contracts';
import { paths } from '@/lib/dashboard-paths';

const pageOf: Readonly<Record<PaymentSubjectKind, (id: string) => string>> = {
  [PaymentSubjectKind.ORDER]: paths.dashboardOrder,
  [PaymentSubjectKind.BOOKING]: paths.dashboardBooking,
  [PaymentSubjectKind.MEMBERSHIP]: paths.dashboardMembership,
};

/** Returns the dashboard's page of the order, booking or membership that a payment is for. */
export const purchasePage = ({ kind, id }: PaymentSubjectWire): string => pageOf[kind](id);
