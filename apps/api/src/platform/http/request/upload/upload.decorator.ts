import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../request.js';
import type { SentFiles } from './sent-file.js';

const filesOf = (context: ExecutionContext): SentFiles =>
  context.switchToHttp().getRequest<ApiRequest>().sentFiles ?? {};

/** The file of a call that takes one upload: `@Upload() file: SentFile`. Never absent. */
export const Upload = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => filesOf(context)['file']?.[0],
);

/** All files of a call that takes several: `@Uploads() files: SentFiles`. */
export const Uploads = createParamDecorator((_data: unknown, context: ExecutionContext) => filesOf(context));
