import { bodyOf } from '../../platform/http/index.js';

export class QuoteOrderDto extends bodyOf('orders.quote') {}
export class PlaceOrderDto extends bodyOf('orders.place') {}
