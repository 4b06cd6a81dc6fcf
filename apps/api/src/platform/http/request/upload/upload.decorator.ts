import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../request.js';
import type { SentFiles } from './sent-file.js';

const filesOf = (context: ExecutionContext): SentFiles =>
  context.switchToHttp().getRequest<ApiRequest>().sentFiles ?? {};

/** The one file of a call that takes an upload: `@Upload() file: SentFile`. There always is one. */
export const Upload = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => filesOf(context)['file']?.[0],
);

/** All files of a call that takes several: `@Uploads() files: SentFiles`. */
export const Uploads = createParamDecorator((_data: unknown, context: ExecutionContext) => filesOf(context));
