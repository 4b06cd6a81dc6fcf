import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressOf, type ApiRequest, localeOf } from './request.js';

const requestOf = (context: ExecutionContext): ApiRequest => context.switchToHttp().getRequest<ApiRequest>();

/** The language to answer in. */
export const RequestLocale = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  localeOf(requestOf(context)),
);

/** The caller's network address. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  addressOf(requestOf(context)),
);

/** What the browser says it is; shortened, never trusted. */
export const UserAgent = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  (requestOf(context).headers['user-agent'] ?? '').slice(0, 300),
);
