import { id, optional, text } from '../common/body.ts';

export const paymentBodies = {
  'payments.create': { orderId: id(), orderToken: optional(text({ min: 0, max: 100 })) },
};
