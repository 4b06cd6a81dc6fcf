import type { Role } from '@dronesoccer/contracts';

/** The caller, as stored in the database within the last second. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  /** False once an administrator has disabled the account; every call rejects such a caller. */
  readonly isActive: boolean;
  /** The strongest of `roles` (the smallest number). */
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  /** True for a SUPER_ADMIN who must turn on two-step login first. Until then, calls for roles are refused. */
  readonly lacksTwoStep: boolean;
  /** The company whose arenas a COMPANY_ADMIN runs. */
  readonly companyId: string | null;
}
