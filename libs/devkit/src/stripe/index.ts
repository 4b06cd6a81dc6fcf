export type { StandInEvent, StandInRefund, StandInSession } from './objects.ts';
export { startStripeStandIn, type StripeStandIn } from './stand-in.ts';
export { stripeSignature } from './webhooks.ts';
