import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { nextStates, orderTransition, orderTransitions, type OrderEffect } from '@dronesoccer/domain';

export type StepName = 'ship' | 'handOver' | 'cancel';

/** A step that an administrator can take from the order's current state. */
export interface OrderStep {
  name: StepName;
  to: OrderStatus;
}

interface MovedOrder {
  status: OrderStatus;
  delivery: DeliveryMethod;
}

/** Returns the administrator's step that leads to a state, or null. Only payments lead to the other states. */
function stepName(to: OrderStatus, delivery: DeliveryMethod): StepName | null {
  if (to === OrderStatus.CANCELLED) return 'cancel';
  if (to !== OrderStatus.SHIPPED) return null;
  // For a pickup, shipped means handed over (design, States).
  return delivery === DeliveryMethod.PICKUP ? 'handOver' : 'ship';
}

/**
 * Returns the order's steps from the transition table that the server uses. Steps that move the order forward come
 * first.
 */
export function stepsOf({ status, delivery }: MovedOrder): OrderStep[] {
  const steps = nextStates(orderTransitions, status, 'admin').flatMap((to) => {
    const name = stepName(to, delivery);
    return name === null ? [] : [{ name, to }];
  });
  return steps.sort((a, b) => Number(a.name === 'cancel') - Number(b.name === 'cancel'));
}

/**
 * Returns the step that leads to a state, or null if the order cannot be moved there. The board uses it to find valid
 * drop targets.
 */
export const stepTo = (order: MovedOrder, to: OrderStatus): OrderStep | null =>
  stepsOf(order).find((step) => step.to === to) ?? null;

/** Returns the effects of a step, for its confirmation dialog. */
export function effectsOf({ status }: Pick<MovedOrder, 'status'>, { to }: OrderStep): readonly OrderEffect[] {
  return orderTransition({ from: status, to, who: 'admin' })?.effects ?? [];
}
