import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { nextStates, orderTransition, orderTransitions, type OrderEffect } from '@dronesoccer/domain';

export type StepName = 'ship' | 'handOver' | 'cancel';

/** One button that a state offers. */
export interface OrderStep {
  name: StepName;
  to: OrderStatus;
}

interface Moving {
  status: OrderStatus;
  delivery: DeliveryMethod;
}

/** What leads to a state, in an administrator's hands; to the others only payments lead. */
function stepName(to: OrderStatus, delivery: DeliveryMethod): StepName | null {
  if (to === OrderStatus.CANCELLED) return 'cancel';
  if (to !== OrderStatus.SHIPPED) return null;
  // For a pickup, shipped means handed over (design, States).
  return delivery === DeliveryMethod.PICKUP ? 'handOver' : 'ship';
}

/** The buttons of an order, drawn from the table by which the server decides; what moves it on comes first. */
export function stepsOf({ status, delivery }: Moving): OrderStep[] {
  const steps = nextStates(orderTransitions, status, 'admin').flatMap((to) => {
    const name = stepName(to, delivery);
    return name === null ? [] : [{ name, to }];
  });
  return steps.sort((a, b) => Number(a.name === 'cancel') - Number(b.name === 'cancel'));
}

/** The step that leads to a state, or null when none does: where a card of the board may be dropped. */
export const stepTo = (order: Moving, to: OrderStatus): OrderStep | null =>
  stepsOf(order).find((step) => step.to === to) ?? null;

/** The effects of a step, for the question before it. */
export function effectsOf({ status }: Pick<Moving, 'status'>, { to }: OrderStep): readonly OrderEffect[] {
  return orderTransition({ from: status, to, who: 'admin' })?.effects ?? [];
}
