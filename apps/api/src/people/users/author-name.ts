/**
 * Returns the SQL expression of the name of an account, or of NULL for an account that was erased or has no name.
 *
 * @param id the SQL expression of the account's id
 */
export const authorName = (id: string): string =>
  `(SELECT NULLIF(trim(u.first_name || ' ' || u.last_name), '') FROM users u WHERE u.id = ${id})`;
