import { v7 } from 'uuid';

/** Ids grow with time, so that inserts stay at the end of their index. */
export function newId(): string {
  return v7();
}
