import { v7 } from 'uuid';

/** Returns a UUID v7: ids grow with time, so inserts go to the end of their index. */
export function newId(): string {
  return v7();
}
