import { id, optional, text } from '../../common/body.ts';

const token = optional(text({ min: 0, max: 100 }));

export const paymentBodies = {
  // Names exactly one of the three.
  'payments.create': {
    orderId: optional(id()),
    bookingId: optional(id()),
    membershipId: optional(id()),
    // A guest's key to what is paid for, from the link that was mailed.
    token,
    // Another name of `token`.
    orderToken: token,
  },
};
