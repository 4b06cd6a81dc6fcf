import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { networkOf, RateLimits, type RateLimitUse } from '../../rate-limits/index.js';
import { addressOf, type ApiRequest } from '../request/request.js';
import { endpointOf, type EndpointDefinition } from './endpoint-definition.js';

type CallLimit = NonNullable<EndpointDefinition['limit']>;

/** Counts calls that declare a limit, per network address and per account; all other calls pass. */
@Injectable()
export class CallLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  /** @throws AppError COMMON_006 when a limit of the call is reached */
  canActivate(context: ExecutionContext): true | Promise<true> {
    const limit = endpointOf(context.getHandler())?.limit;
    if (!limit) return true;
    return this.limits.count(usesOf(context.switchToHttp().getRequest<ApiRequest>(), limit)).then(() => true);
  }

  /** Takes this call off the count: a correct password is not a guess, so signing in often never locks anyone out. */
  async forgive(request: ApiRequest): Promise<void> {
    const limit = request.endpoint?.limit;
    if (limit) await this.limits.forgive(usesOf(request, limit));
  }
}

function usesOf(request: ApiRequest, limit: CallLimit): RateLimitUse[] {
  if (!isCounted(request, limit)) return [];
  const { name } = limit;
  const account = limit.account && accountOf(request);
  return [
    { name, limit: limit.address, key: `address:${networkOf(addressOf(request))}` },
    ...(limit.account && account ? [{ name, limit: limit.account, key: `account:${account}` }] : []),
  ];
}

/** Some calls count only when their body fills a certain field, such as a coupon code. */
function isCounted({ body }: ApiRequest, { onlyWith }: CallLimit): boolean {
  if (onlyWith === null) return true;
  return typeof body === 'object' && body !== null && Boolean((body as Record<string, unknown>)[onlyWith]);
}

/** The signed-in user, else the e-mail that the body names. */
function accountOf(request: ApiRequest): string | null {
  if (request.caller) return request.caller.id;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return body.email.trim().toLowerCase().slice(0, 200) || null;
}
