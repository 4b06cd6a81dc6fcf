import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { KnownNetworks } from '../../access/index.js';
import { networkOf, RateLimits, type RateLimitUse } from '../../rate-limits/index.js';
import { addressOf, type ApiRequest } from '../request/request.js';
import { endpointOf, type EndpointDefinition } from './endpoint-definition.js';

type CallLimit = NonNullable<EndpointDefinition['limit']>;

/**
 * Counts calls that declare a limit, per network address, per account and per email; all other calls pass. Anyone may
 * send someone else's email in a body. That slows the email's owner down for a minute at most, and not at all on a
 * network from which they have signed in before.
 */
@Injectable()
export class CallLimits implements CanActivate {
  private readonly counted = new WeakMap<ApiRequest, readonly RateLimitUse[]>();

  constructor(
    private readonly limits: RateLimits,
    private readonly networks: KnownNetworks,
  ) {}

  /** @throws AppError COMMON_006 if a limit of the call is reached */
  canActivate(context: ExecutionContext): true | Promise<true> {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const limit = endpointOf(context.getHandler())?.limit;
    return !limit || !isCounted(request, limit) ? true : this.count(request, limit);
  }

  /**
   * Removes this call from the count: a correct password is not a guess, so frequent sign-ins never lock anyone out.
   */
  async forgive(request: ApiRequest): Promise<void> {
    await this.limits.uncount(this.counted.get(request) ?? []);
  }

  private async count(request: ApiRequest, limit: CallLimit): Promise<true> {
    const uses = await this.usesOf(request, limit);
    this.counted.set(request, uses);
    await this.limits.count(uses);
    return true;
  }

  private async usesOf(request: ApiRequest, limit: CallLimit): Promise<RateLimitUse[]> {
    const { name } = limit;
    const network = networkOf(addressOf(request));
    const address: RateLimitUse = { name, limit: limit.address, key: `address:${network}` };
    if (request.caller) {
      return limit.account ? [address, { name, limit: limit.account, key: `account:${request.caller.id}` }] : [address];
    }
    const email = emailIn(request);
    if (email === null) return [address];
    if (limit.knownNetwork && (await this.networks.isKnown(email, network))) {
      return [{ name, limit: limit.knownNetwork, key: `known:${network}:${email}` }];
    }
    return [
      address,
      ...(limit.account ? [{ name, limit: limit.account, key: `account:${network}:${email}` }] : []),
      ...(limit.email ? [{ name, limit: limit.email, key: `email:${email}` }] : []),
    ];
  }
}

/** Some calls count only when their body fills a certain field, such as a coupon code. */
function isCounted({ body }: ApiRequest, { onlyWith }: CallLimit): boolean {
  if (onlyWith === null) return true;
  return typeof body === 'object' && body !== null && Boolean((body as Record<string, unknown>)[onlyWith]);
}

/** Returns the email in the body or in its contact. */
function emailIn({ body }: ApiRequest): string | null {
  const email = fieldOf(body, 'email') ?? fieldOf(fieldOf(body, 'contact'), 'email');
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 200) || null : null;
}

const fieldOf = (sent: unknown, name: string): unknown =>
  typeof sent === 'object' && sent !== null ? (sent as Readonly<Record<string, unknown>>)[name] : undefined;
