import { ContactState, inboxTypes, valuesOf } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';

/** The days that the list offers to look back, of the 1 to 365 that it takes. */
export const lookBack = [7, 30, 90, 365] as const;

export const assignees = ['me', 'none'] as const;

/** The list's filters as they stand in the address, named as the call names them. */
export const contactTable = {
  filters: {
    search: filterFields.text(),
    days: filterFields.oneOf(lookBack),
    type: filterFields.oneOf(inboxTypes),
    state: filterFields.oneOf(valuesOf(ContactState)),
    assignee: filterFields.oneOf(assignees),
    suspected: filterFields.flag(),
  },
  sorts: [],
  remember: 'contacts',
};

export const reportTable = { filters: { state: filterFields.oneOf(valuesOf(ContactState)) }, sorts: [] };
