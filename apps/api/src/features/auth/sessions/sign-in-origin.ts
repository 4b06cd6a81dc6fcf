import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressOf, type ApiRequest } from '../../../platform/http/index.js';
import type { Origin } from './sessions.service.js';

export const SignInOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  return { address: addressOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
});
