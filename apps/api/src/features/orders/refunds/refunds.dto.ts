import { bodyOf } from '../../../platform/http/index.js';

export class RefundProposalDto extends bodyOf('orders.admin.proposeRefund') {}
export class RefundDto extends bodyOf('orders.admin.refund') {}
