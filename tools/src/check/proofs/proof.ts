/** Records whether a rule detected a deliberate violation. */
export type Expect = (what: string, holds: boolean) => void;
