import { oneOf, optional } from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import { paged, search } from '../../common/query.ts';
import { MailOutcome } from '../../common/team-enums.ts';

export const mailLogQueries = {
  'mailLog.admin.list': {
    ...paged,
    /** The beginning of an email address. With its @, the list is that person's log and includes newsletters. */
    search: search(),
    outcome: optional(oneOf(valuesOf(MailOutcome))),
  },
} as const;
