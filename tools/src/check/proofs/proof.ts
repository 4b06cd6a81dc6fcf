/** Notes whether a rule noticed what was broken on purpose. */
export type Expect = (what: string, holds: boolean) => void;
