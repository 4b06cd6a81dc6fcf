import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import {
  type Caller,
  type CompanyScope as CompanyScopeOfCaller,
  scopeOf,
  type Visitor as VisitorOfCall,
} from '../../access/index.js';
import { AppError } from '../../errors/index.js';
import { endpointOf } from '../endpoint/endpoint-definition.js';
import { type ApiRequest, localeOf, tokenOf } from './request.js';

const requestOf = (context: ExecutionContext): ApiRequest => context.switchToHttp().getRequest<ApiRequest>();

const callerOf = (context: ExecutionContext): Caller => {
  const { caller } = requestOf(context);
  if (caller === undefined || caller === null) throw new AppError('AUTH_002');
  return caller;
};

/** The language to answer in. */
export const RequestLocale = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  localeOf(requestOf(context)),
);

/** The signed-in caller of a call whose access is `user` or roles. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) => callerOf(context));

/** The bearer token as sent; empty for a guest. */
export const AccessToken = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { authorization = '' } = requestOf(context).headers;
  return authorization.replace(/^Bearer +/i, '');
});

export type Visitor = VisitorOfCall;

/**
 * The visitor of a call whose access is `optional`: the account, the token of a signed link (`token` in the query,
 * `token` or `orderToken` in the body) and the language. The DTO defines the format of the token.
 */
export const Visitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const request = requestOf(context);
  const { caller } = request;
  return {
    userId: caller?.id ?? null,
    email: caller?.email ?? null,
    roles: caller?.roles ?? [],
    token: tokenOf(request),
    locale: localeOf(request),
  };
});

export type CompanyScope = CompanyScopeOfCaller;

const takenKey = Symbol('scope');

const scopeOfCaller = createParamDecorator((_data: unknown, context: ExecutionContext): CompanyScope => {
  const caller = callerOf(context);
  if (endpointOf(context.getHandler())?.scope !== 'company') throw new Error('The call does not declare this scope');
  return scopeOf(caller);
});

/** The caller's scope, in a call that declares `scope: 'company'`; every such call must take it. */
export const CompanyScope = (): ParameterDecorator => (target, key, index) => {
  if (key === undefined) throw new Error('A scope is a parameter of a method');
  Reflect.defineMetadata(takenKey, true, target, key);
  scopeOfCaller()(target, key, index);
};

/** Returns whether a controller method takes the caller's scope. */
export const takesScope = (prototype: object, method: string): boolean =>
  Reflect.getMetadata(takenKey, prototype, method) === true;
