import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ApiRequest, localeOf } from './request.js';

const requestOf = (context: ExecutionContext): ApiRequest => context.switchToHttp().getRequest<ApiRequest>();

/** The language to answer in. */
export const RequestLocale = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  localeOf(requestOf(context)),
);
