import { boolean, oneOf, optional, text } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { judgedNumber, paged, search } from '../../../common/query.ts';
import { ContactState } from './wire.ts';
import { inboxTypes } from '../details.ts';

const contactFilter = {
  /** The last 1 to 365 days; the default is no limit. */
  days: optional(judgedNumber({ min: limits.contactDays.min, max: limits.contactDays.max })),
  type: optional(oneOf(inboxTypes)),
  state: optional(oneOf(valuesOf(ContactState))),
  /** The assignee's id, `me`, or `none`. */
  assignee: optional(text({ max: 36 })),
  /** A part of the number, name, email or message. */
  search: search(),
  /** True lists the suspected spam instead of the other contacts. */
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
