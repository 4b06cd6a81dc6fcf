import { newId } from '../../../src/platform/database/ids.js';

/** A type that compilation removes, so that line numbers of the compiled code differ from those of the source. */
interface Failure {
  readonly reason: string;
}

it('fails in its tenth line', () => {
  const failure: Failure = { reason: newId() };
  throw new Error(failure.reason);
});
