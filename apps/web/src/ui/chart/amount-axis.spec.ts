import { expect, it } from 'vitest';
import { amountAxis } from './amount-axis';

it('begins at zero where no value is below it', () => {
  expect(amountAxis([210, 0, 3975])).toEqual({ domain: [0, 4000], ticks: [0, 1000, 2000, 3000, 4000] });
});

it('goes below zero exactly as far as the lowest value, without a line of its own there', () => {
  expect(amountAxis([3975, -180.5])).toEqual({ domain: [-180.5, 4000], ticks: [0, 1000, 2000, 3000, 4000] });
});

it('has lines below zero where the values go far enough', () => {
  expect(amountAxis([100, -90])).toEqual({ domain: [-90, 100], ticks: [-50, 0, 50, 100] });
});

it('starts at zero when there is nothing', () => {
  expect(amountAxis([0, 0])).toEqual({ domain: [0, 1], ticks: [0] });
  expect(amountAxis([-120]).ticks).toContain(0);
});
