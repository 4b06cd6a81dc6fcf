/** Converts `couponCode` to `coupon_code`. */
type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : '';

/** The column of each field of a row. A missing or misspelled column does not compile. */
export type Columns<Row> = { readonly [Field in keyof Row & string]: ColumnOf<Field> };

/** Returns the columns of a SELECT, each under its field's name: `o.coupon_code AS "couponCode"`. */
export function selectList(table: string, columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([field, column]) => `${table}.${column}${field === column ? '' : ` AS "${field}"`}`)
    .join(', ');
}
