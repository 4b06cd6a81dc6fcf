import { DeliveryMethod, type OrderMail } from '@dronesoccer/contracts';

/** Returns the message key of an order email. The same email announces a shipped parcel or a collected pickup. */
export const mailName = (mail: OrderMail, delivery: DeliveryMethod) =>
  mail === 'shipped' && delivery === DeliveryMethod.PICKUP ? 'handed-over' : mail;
