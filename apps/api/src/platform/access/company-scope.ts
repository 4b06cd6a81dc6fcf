import { Role } from '@dronesoccer/contracts';
import type { Caller } from './caller.js';

/** The rows that a caller may see and change: all companies' rows, one company's, or none. */
export type CompanyScope = 'all' | 'none' | { readonly companyId: string };

/** A company administrator without a company sees nothing, and neither does anyone who is not an administrator. */
export function scopeOf({ roles, companyId }: Pick<Caller, 'roles' | 'companyId'>): CompanyScope {
  if (roles.includes(Role.SUPER_ADMIN) || roles.includes(Role.ADMIN)) return 'all';
  return roles.includes(Role.COMPANY_ADMIN) && companyId !== null ? { companyId } : 'none';
}

/**
 * Returns a condition on a column with a company id (null means no company; such rows need the scope `all`). Its text
 * is the same for every scope, so the statement can be prepared. It takes two parameters from `$first` on, which
 * `companyParams` provides.
 *
 * `WHERE ${companySql('l.company_id', 3)}` with `[a, b, ...companyParams(scope)]`
 */
export const companySql = (column: string, first: number): string =>
  `($${first}::boolean OR ${column} = $${first + 1}::uuid)`;

export function companyParams(scope: CompanyScope): [seesAll: boolean, companyId: string | null] {
  return [scope === 'all', typeof scope === 'string' ? null : scope.companyId];
}

/** Returns the same condition for Prisma: `where: { ...companyFilter(scope), isActive: true }` */
export function companyFilter(scope: CompanyScope): { companyId?: string | { in: string[] } } {
  if (scope === 'all') return {};
  return { companyId: scope === 'none' ? { in: [] } : scope.companyId };
}
