import { DeliveryState, type DeliveryListQuery, limits } from '@dronesoccer/contracts';
import { bodyOf, QueryInteger, QueryOneOf, TextField } from '../../../platform/http/index.js';

export class SendDto extends bodyOf('newsletter.campaigns.send') {}
export class PaceDto extends bodyOf('newsletter.campaigns.pace') {}
export class ResendDto extends bodyOf('newsletter.campaigns.resend') {}

export class DeliveryListDto implements DeliveryListQuery {
  @QueryOneOf(Object.values(DeliveryState))
  state?: DeliveryState;

  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;
}
