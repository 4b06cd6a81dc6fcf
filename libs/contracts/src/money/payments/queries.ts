import { oneOf, optional } from '../../common/body.ts';
import { PaymentStatus, PaymentSubjectKind, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { accessTokenQuery, judgedDay, judgedNumber, paged } from '../../common/query.ts';

/** The filter for the list and the export of payments. */
const paymentFilter = {
  status: optional(oneOf(valuesOf(PaymentStatus))),
  kind: optional(oneOf(valuesOf(PaymentSubjectKind))),
  /** The first and last day (YYYY-MM-DD in the organisation's zone) on which the payment was started, both inclusive. */
  from: optional(judgedDay()),
  to: optional(judgedDay()),
  /**
   * The circle's centre in degrees and its radius in kilometres: all three or none. The filter finds payments for
   * pickups and bookings at a location in this circle. Shipped orders have no location.
   */
  lat: optional(judgedNumber({ min: -90, max: 90 })),
  lng: optional(judgedNumber({ min: -180, max: 180 })),
  radius: optional(judgedNumber({ min: 0, max: limits.nearbyRadiusMaxKm })),
} as const;

export const paymentQueries = {
  'payments.get': accessTokenQuery,
  'payments.admin.list': { ...paged, ...paymentFilter },
  'payments.admin.export': paymentFilter,
} as const;
