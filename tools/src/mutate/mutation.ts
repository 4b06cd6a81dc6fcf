export interface Mutation {
  /** Its number in the list of promises: R for reliability, S for safety. */
  promise: string;
  /** The mechanism, in words. */
  what: string;
  /** From the root of the repository. */
  file: string;
  /** Stands once in the file. */
  text: string;
  becomes: string;
  /** Files of which at least one test goes red without the mechanism. */
  tests: readonly string[];
}
