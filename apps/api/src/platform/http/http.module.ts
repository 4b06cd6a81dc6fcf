import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './endpoint/access.guard.js';
import { CallLimits } from './endpoint/call-limits.js';
import { ErrorFilter } from './reply/error.filter.js';
import { BodyGuard } from './request/body.guard.js';
import { UploadInterceptor } from './request/upload/index.js';

/** The guards around every call, in this order: access, body, rate limits. The filter answers failures. */
@Global()
@Module({
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    BodyGuard,
    { provide: APP_GUARD, useExisting: BodyGuard },
    CallLimits,
    { provide: APP_GUARD, useExisting: CallLimits },
    { provide: APP_FILTER, useClass: ErrorFilter },
    UploadInterceptor,
  ],
  exports: [CallLimits, UploadInterceptor],
})
export class HttpModule {}
