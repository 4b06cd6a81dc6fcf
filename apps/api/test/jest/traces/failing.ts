import { newId } from '../../../src/platform/database/ids.js';

/** So that what Node runs is shorter than the source, and a line of it is no line of the source. */
interface Failure {
  readonly reason: string;
}

it('fails in its tenth line', () => {
  const failure: Failure = { reason: newId() };
  throw new Error(failure.reason);
});
