import { DeliveryMethod, type OrderMail } from '@dronesoccer/contracts';

/** Under which name the texts have a mail about an order: one and the same tells of a parcel and of a pickup. */
export const mailName = (mail: OrderMail, delivery: DeliveryMethod) =>
  mail === 'shipped' && delivery === DeliveryMethod.PICKUP ? 'handed-over' : mail;
