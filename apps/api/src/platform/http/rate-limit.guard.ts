import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { endpointOf } from './endpoint-definition.js';
import { RateLimits } from './rate-limits.js';
import type { ApiRequest } from './request.js';

/** Counts the calls that declare a limit. All other calls pass without a thought. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const limit = endpointOf(context.getHandler())?.limit;
    if (!limit) return true;
    return this.limits.count(context.switchToHttp().getRequest<ApiRequest>(), limit).then(() => true);
  }
}
