const steps = [1, 2, 2.5, 5, 10];

export interface AmountAxis {
  /** Where the axis begins and ends. */
  domain: [number, number];
  /** Round values on it; zero is always one of them. */
  ticks: number[];
}

/** An axis that begins at zero; it goes below only as far as a value does, so that no room is spent on what was not there. */
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
