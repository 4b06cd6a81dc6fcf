import { Module, type OnModuleInit } from '@nestjs/common';
import { ClosingImpacts, LocationsModule } from '../../places/locations/index.js';
import { CouponsModule } from '../coupons/index.js';
import { InventoryModule } from '../inventory/index.js';
import { PaymentsModule } from '../../money/payments/index.js';
import { SalesModule } from '../../money/sales/index.js';
import { figuresFrom } from '../../platform/metrics/index.js';
import { ChangeAddress } from './admin/change-address.js';
import { FindOrders } from './admin/find-orders.js';
import { MoveOrder } from './admin/move-order.js';
import { OrderDetails } from './admin/order-details.js';
import { OrdersAdminController } from './admin/orders.controller.js';
import { ResendMail } from './admin/resend-mail.js';
import { CancelOrder } from './change/cancel-order.js';
import { closingImpact } from './closing-impact.js';
import { InvoiceOrder } from './documents/invoice-order.js';
import { orderFigures } from './order-figures.js';
import { OrderLinks } from './show/order-links.js';
import { OrderSale } from './settle/order-sale.js';
import { OrdersController } from './orders.controller.js';
import { ReadOrders } from './show/read-orders.js';
import { RecordOrder } from './place/record-order.js';
import { RefundOrder } from './admin/refunds/refund-order.js';
import { RefundsController } from './admin/refunds/refunds.controller.js';
import { DecideReturn } from './admin/returns/decide-return.js';
import { ListReturns } from './admin/returns/list-returns.js';
import { ReturnsAdminController } from './admin/returns/returns.controller.js';
import { QuoteReturn } from './returns/quote-return.js';
import { RequestReturn } from './returns/request-return.js';
import { ReturnsController } from './returns/returns.controller.js';
import { orderEmailJob } from './mails/send-order-emails.js';
import { SettleOrder } from './settle/settle-order.js';
import { TakeBackOrder } from './change/take-back-order.js';

@Module({
  imports: [CouponsModule, InventoryModule, LocationsModule, PaymentsModule, SalesModule],
  // The dashboard's controllers come first, so that `/orders/board` is not read as an order id.
  controllers: [OrdersAdminController, RefundsController, ReturnsAdminController, ReturnsController, OrdersController],
  providers: [
    CancelOrder,
    ChangeAddress,
    DecideReturn,
    figuresFrom(orderFigures),
    FindOrders,
    InvoiceOrder,
    ListReturns,
    MoveOrder,
    OrderDetails,
    OrderLinks,
    OrderSale,
    QuoteReturn,
    ReadOrders,
    RecordOrder,
    RefundOrder,
    RequestReturn,
    ResendMail,
    orderEmailJob,
    SettleOrder,
    TakeBackOrder,
  ],
  exports: [RecordOrder],
})
export class OrdersModule implements OnModuleInit {
  constructor(private readonly closingImpacts: ClosingImpacts) {}

  onModuleInit(): void {
    this.closingImpacts.register(closingImpact);
  }
}
