const steps = [1, 2, 2.5, 5, 10];

interface AmountAxis {
  /** The first and last value of the axis. */
  domain: [number, number];
  /** Round values on the axis, always including zero. */
  ticks: number[];
}

/**
 * Returns an axis that starts at zero and extends below zero only as far as the data does, so that no space is wasted.
 */
export function amountAxis(values: readonly number[], lines = 5): AmountAxis {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low) / lines || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power;
  const [first, last] = [Math.ceil(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
  return { domain: [low, Math.max(last * step, step)], ticks };
}
