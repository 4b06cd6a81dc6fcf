import { createHmac } from 'node:crypto';
import bcrypt from 'bcrypt';

export interface PasswordKey {
  /** The id is stored with the hash. */
  readonly id: string;
  readonly secret: string;
}

/**
 * Computes the same hash as the API: bcrypt over base64(HMAC-SHA256(pepper, NFKC of the password)), within bcrypt's 72
 * bytes.
 */
export function hashPassword(password: string, key: PasswordKey, cost: number): Promise<string> {
  return bcrypt.hash(createHmac('sha256', key.secret).update(password.normalize('NFKC')).digest('base64'), cost);
}
