import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessGuard } from '../access/index.js';
import { BodyGuard } from './body.guard.js';
import { ErrorFilter } from './error.filter.js';
import { Idempotency } from './idempotency.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RateLimits } from './rate-limits.js';
import { UploadInterceptor } from './upload/index.js';

/** What stands around every call, in this order: who may, what was sent, how often. */
@Global()
@Module({
  providers: [
    { provide: APP_GUARD, useExisting: AccessGuard },
    BodyGuard,
    { provide: APP_GUARD, useExisting: BodyGuard },
    RateLimits,
    RateLimitGuard,
    { provide: APP_GUARD, useExisting: RateLimitGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    Idempotency,
    UploadInterceptor,
  ],
  exports: [Idempotency, RateLimits, UploadInterceptor],
})
export class HttpModule {}
