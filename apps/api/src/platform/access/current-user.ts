import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError, type ApiRequest } from '../http/index.js';
import type { Caller } from './caller.js';

/** The signed-in caller of a call whose access is `user` or roles. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller === undefined || caller === null) throw new AppError('AUTH_002');
  return caller;
});

/** The bearer token as it was sent; empty for a guest. */
export const AccessToken = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { authorization = '' } = context.switchToHttp().getRequest<ApiRequest>().headers;
  return authorization.replace(/^Bearer +/i, '');
});
