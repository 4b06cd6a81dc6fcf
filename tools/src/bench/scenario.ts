export type Operation = (index: number) => Promise<void>;

export interface Scenario {
  readonly name: string;
  /** The number of measured runs of the operation. */
  readonly count: number;
  /** Runs once before the operation and is not measured. */
  readonly prepareOurs?: () => Promise<void>;
  readonly prepareBare?: () => Promise<void>;
  readonly ours: Operation;
  readonly bare: Operation;
}
