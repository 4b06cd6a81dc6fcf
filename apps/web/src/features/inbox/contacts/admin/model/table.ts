import { contactAdminQueries, type ContactSummaryWire } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

/** The periods that the list offers, in days. The API accepts 1 to 365. */
export const lookBack = [7, 30, 90, 365] as const;

export const assignees = ['me', 'none'] as const;

const { filters, sorts } = tableOf(contactAdminQueries['contacts.admin.list']);

export const contactTable = {
  filters: { ...filters, days: filterFields.oneOf(lookBack), assignee: filterFields.oneOf(assignees) },
  sorts,
  remember: 'contacts',
};

export const reportTable = tableOf(contactAdminQueries['safeSport.admin.list']);

export const rowNameOf = ({ number, fullName }: ContactSummaryWire): string => `${number}, ${fullName}`;
