import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/index.js';
import { CancelOrder } from './cancel-order.js';
import { expireOrder, sweepExpiredOrders } from './orders.jobs.js';

/** Ends the holds of unpaid orders: each by its own job, and by a sweep what a job missed. */
@Injectable()
export class OrderExpiry implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly orders: CancelOrder,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(expireOrder, ({ orderId }) => this.orders.expire(orderId));
    this.jobs.repeat(sweepExpiredOrders, '* * * * *', () => this.orders.expireAllOverdue());
  }
}
