import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError, type ApiRequest } from '../http/index.js';
import type { Caller } from './caller.js';

const callerOf = (context: ExecutionContext): Caller | null =>
  context.switchToHttp().getRequest<ApiRequest>().caller ?? null;

/** The signed-in caller of a call whose access is `user` or roles. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const caller = callerOf(context);
  if (caller === null) throw new AppError('AUTH_002');
  return caller;
});

/** The caller of a call whose access is `optional`; null for a guest. */
export const OptionalUser = createParamDecorator((_data: unknown, context: ExecutionContext) => callerOf(context));

/** The bearer token as it was sent; empty for a guest. */
export const AccessToken = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { authorization = '' } = context.switchToHttp().getRequest<ApiRequest>().headers;
  return authorization.replace(/^Bearer +/i, '');
});
