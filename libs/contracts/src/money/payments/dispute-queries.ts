import { id, oneOf, optional } from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import { paged } from '../../common/query.ts';
import { DisputeStatus } from '../../common/record-enums.ts';

/** The filter for the list and the export of disputes. */
const disputeFilter = {
  status: optional(oneOf(valuesOf(DisputeStatus))),
  /** The order, booking or membership that was paid. */
  subjectId: optional(id()),
} as const;

export const disputeQueries = {
  'disputes.admin.list': { ...paged, ...disputeFilter },
  'disputes.admin.export': disputeFilter,
} as const;
