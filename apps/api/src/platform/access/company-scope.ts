import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Role } from '@dronesoccer/contracts';
import { AppError, type ApiRequest, endpointOf } from '../http/index.js';
import type { Caller } from './caller.js';

/** Whose rows a caller may see and change: those of every company, of one, or none. */
export type CompanyScope = 'all' | 'none' | { readonly companyId: string };

/** A company administrator without a company sees nothing, and so does anyone who is no administrator. */
export function scopeOf({ roles, companyId }: Pick<Caller, 'roles' | 'companyId'>): CompanyScope {
  if (roles.includes(Role.SUPER_ADMIN) || roles.includes(Role.ADMIN)) return 'all';
  return roles.includes(Role.COMPANY_ADMIN) && companyId !== null ? { companyId } : 'none';
}

/**
 * A condition on a column that holds a company's id (null: nobody's, seen by those who see all). Its text is the same
 * for every scope, so the statement can be prepared; it takes two parameters from `$first` on, as `companyParams` gives.
 *
 * `WHERE ${companySql('l.company_id', 3)}` with `[a, b, ...companyParams(scope)]`
 */
export const companySql = (column: string, first: number): string =>
  `($${first}::boolean OR ${column} = $${first + 1}::uuid)`;

export function companyParams(scope: CompanyScope): [seesAll: boolean, companyId: string | null] {
  return [scope === 'all', typeof scope === 'string' ? null : scope.companyId];
}

/** The same for Prisma: `where: { ...companyFilter(scope), isActive: true }` */
export function companyFilter(scope: CompanyScope): { companyId?: string | { in: string[] } } {
  if (scope === 'all') return {};
  return { companyId: scope === 'none' ? { in: [] } : scope.companyId };
}

const takenKey = Symbol('scope');

const callersScope = createParamDecorator((_data: unknown, context: ExecutionContext): CompanyScope => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller === null || caller === undefined) throw new AppError('AUTH_002');
  if (endpointOf(context.getHandler())?.scope !== 'company') throw new Error('The call does not declare this scope');
  return scopeOf(caller);
});

/** The caller's scope, in a call that declares `scope: 'company'`; each of those has to take it. */
export const CompanyScope = (): ParameterDecorator => (target, key, index) => {
  if (key === undefined) throw new Error('A scope is a parameter of a method');
  Reflect.defineMetadata(takenKey, true, target, key);
  callersScope()(target, key, index);
};

/** Whether a controller's method takes the caller's scope. */
export const takesScope = (prototype: object, method: string): boolean =>
  Reflect.getMetadata(takenKey, prototype, method) === true;
