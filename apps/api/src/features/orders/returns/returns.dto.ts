import { type ReturnQueueQuery, ReturnStatus, valuesOf } from '@dronesoccer/contracts';
import { bodyOf, PageQueryDto, QueryOneOf } from '../../../platform/http/index.js';

export class ReturnQueueDto extends PageQueryDto implements ReturnQueueQuery {
  @QueryOneOf(valuesOf(ReturnStatus))
  status?: ReturnStatus;
}

export class ReturnDto extends bodyOf('orders.return') {}
export class ReturnQuoteDto extends bodyOf('orders.returnQuote') {}
export class RefuseReturnDto extends bodyOf('orders.admin.refuseReturn') {}
export class ReceiveReturnDto extends bodyOf('orders.admin.receiveReturn') {}
