export interface Mutation {
  /** The promise's number: R for reliability, S for security, C for content and consent. */
  promise: string;
  /** The mechanism, in words. */
  what: string;
  /** The path from the repository root. */
  file: string;
  /** Occurs exactly once in the file. */
  text: string;
  becomes: string;
  /** Test files of which at least one test fails without the mechanism. */
  tests: readonly string[];
}
