import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../request.js';

/** The one file of a call that takes an upload: `@Upload() file: SentFile`. There always is one. */
export const Upload = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ApiRequest>().sentFile,
);
