import { limits, type PaymentListQuery, PaymentStatus, PaymentSubjectKind, valuesOf } from '@dronesoccer/contracts';
import { JudgedQuery, PageQueryDto, QueryOneOf } from '../../../platform/http/index.js';

/** Days and coordinates are judged together by the use case: PAY_009 and PAY_008. */
export class PaymentListQueryDto extends PageQueryDto implements PaymentListQuery {
  @QueryOneOf(valuesOf(PaymentStatus))
  status?: PaymentStatus;

  @QueryOneOf(valuesOf(PaymentSubjectKind))
  kind?: PaymentSubjectKind;

  @JudgedQuery({ type: 'string', format: 'date' }, { optional: true })
  from?: string;

  @JudgedQuery({ type: 'string', format: 'date' }, { optional: true })
  to?: string;

  @JudgedQuery({ type: 'number', minimum: -90, maximum: 90 }, { optional: true })
  lat?: string;

  @JudgedQuery({ type: 'number', minimum: -180, maximum: 180 }, { optional: true })
  lng?: string;

  @JudgedQuery({ type: 'number', minimum: 0, maximum: limits.nearbyRadiusMaxKm }, { optional: true })
  radius?: string;
}
