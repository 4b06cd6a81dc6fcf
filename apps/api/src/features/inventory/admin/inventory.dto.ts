import { bodyOf } from '../../../platform/http/index.js';

export class StockMoveDto extends bodyOf('products.admin.moveStock') {}
