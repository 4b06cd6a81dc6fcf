import { id, optional, text } from '../../common/body.ts';

const token = optional(text({ min: 0, max: 100 }));

export const paymentBodies = {
  // A request has exactly one of the three ids.
  'payments.create': {
    orderId: optional(id()),
    bookingId: optional(id()),
    membershipId: optional(id()),
    // A guest's access token for the order or booking, from the link in the email.
    token,
    // An alias of `token`.
    orderToken: token,
  },
};
