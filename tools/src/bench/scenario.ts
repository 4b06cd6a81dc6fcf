export type Operation = (index: number) => Promise<void>;

export interface Scenario {
  readonly name: string;
  /** Times that the operation is run and measured. */
  readonly count: number;
  /** Not measured; done once before its operation. */
  readonly prepareOurs?: () => Promise<void>;
  readonly prepareBare?: () => Promise<void>;
  readonly ours: Operation;
  readonly bare: Operation;
}
