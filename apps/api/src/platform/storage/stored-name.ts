/** We generate all names, so any other name is a mistake or an attack. No name leads out of the folder or bucket. */
const plainName = /^[\w-]{1,80}\.[a-z0-9]{1,8}$/;

export const isStoredName = (name: string): boolean => plainName.test(name);

/** @throws Error if the name does not have the form of a generated name */
export function assertStoredName(name: string): void {
  if (!isStoredName(name)) throw new Error('A stored file has a plain name');
}
