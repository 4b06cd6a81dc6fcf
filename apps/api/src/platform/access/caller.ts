import type { Role } from '@dronesoccer/contracts';

/** Who asks, as the database knew them within the last second. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  /** False once an administrator disabled the account; no call lets such a caller in. */
  readonly isActive: boolean;
  /** The strongest of `roles` (the smallest number). */
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  /** The company whose arenas a COMPANY_ADMIN runs. */
  readonly companyId: string | null;
}
