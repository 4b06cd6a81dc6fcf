import { boolean, oneOf, optional, text } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { judgedNumber, paged, search } from '../../../common/query.ts';
import { ContactState } from './wire.ts';
import { inboxTypes } from '../details.ts';

const contactFilter = {
  /** The last 1 to 365 days; absent: all. */
  days: optional(judgedNumber({ min: limits.contactDays.min, max: limits.contactDays.max })),
  type: optional(oneOf(inboxTypes)),
  state: optional(oneOf(valuesOf(ContactState))),
  /** The id of who has it, `me`, or `none`. */
  assignee: optional(text({ max: 36 })),
  /** Part of the number, name, e-mail or message. */
  search: search(),
  /** Those that were kept aside, instead of the others. */
  suspected: optional(boolean()),
} as const;

export const contactAdminQueries = {
  'contacts.admin.list': {
    ...contactFilter,
    ...paged,
  },
  'contacts.admin.export': contactFilter,
  'safeSport.admin.list': {
    ...paged,
    state: optional(oneOf(valuesOf(ContactState))),
  },
} as const;
