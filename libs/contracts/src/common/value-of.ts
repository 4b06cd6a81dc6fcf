/** The numeric (or text) values of an enumeration. */
export type ValueOf<T> = T[keyof T];
