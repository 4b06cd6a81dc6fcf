import { oneOf, optional } from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import { paged, search } from '../../common/query.ts';
import { MailOutcome } from '../../common/team-enums.ts';

export const mailLogQueries = {
  'mailLog.admin.list': {
    ...paged,
    /** How an e-mail begins. With its @ it is a person's log, which has the newsletters too. */
    search: search(),
    outcome: optional(oneOf(valuesOf(MailOutcome))),
  },
} as const;
