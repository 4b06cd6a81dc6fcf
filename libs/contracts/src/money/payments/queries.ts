import { oneOf, optional } from '../../common/body.ts';
import { PaymentStatus, PaymentSubjectKind, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { byLink, judgedDay, judgedNumber, paged } from '../../common/query.ts';

export const paymentQueries = {
  'payments.get': byLink,
  'payments.admin.list': {
    ...paged,
    status: optional(oneOf(valuesOf(PaymentStatus))),
    kind: optional(oneOf(valuesOf(PaymentSubjectKind))),
    /** First and last day (YYYY-MM-DD, the organisation's) on which the payment was started; both included. */
    from: optional(judgedDay()),
    to: optional(judgedDay()),
    /**
     * Degrees and kilometres, all three or none: payments for what is picked up or takes place at a location in this circle.
     * What is shipped takes place nowhere.
     */
    lat: optional(judgedNumber({ min: -90, max: 90 })),
    lng: optional(judgedNumber({ min: -180, max: 180 })),
    radius: optional(judgedNumber({ min: 0, max: limits.nearbyRadiusMaxKm })),
  },
} as const;
