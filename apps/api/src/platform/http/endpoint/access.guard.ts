import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Role } from '@dronesoccer/contracts';
import { LRUCache } from 'lru-cache';
import { accessTokenStrategy, type Caller, LiveSessions, type VerifiedToken } from '../../access/index.js';
import { AppError } from '../../errors/index.js';
import type { ApiRequest } from '../request/request.js';
import { endpointOf, type EndpointDefinition } from './endpoint-definition.js';

/** `Bearer` and a token, nothing else. */
const bearerToken = /^Bearer ([\w.-]+)$/i;
const maxRemembered = 5_000;

/**
 * Guards every route. A route without a declared policy is closed; any other route requires what its policy says. A
 * token's signature is checked when it is first seen; its session, roles and status are checked on every request.
 */
@Injectable()
export class AccessGuard extends AuthGuard(accessTokenStrategy) {
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: maxRemembered });

  constructor(private readonly sessions: LiveSessions) {
    super({ property: 'verifiedToken' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) throw new AppError('AUTH_003');
    request.endpoint = endpoint;
    request.caller = null;
    if (endpoint.access === 'public') return true;
    const header = request.headers.authorization;
    if (header === undefined && endpoint.access === 'optional') return true;
    const caller = header === undefined ? null : await this.callerOf(header, request, context);
    // An expired token is rejected even if the route needs none, so that the client refreshes it instead of silently
    // acting as a guest.
    if (caller === null) throw new AppError('AUTH_002');
    if (!caller.isActive) throw new AppError('AUTH_006');
    if (caller.lacksTwoStep && typeof endpoint.access !== 'string') throw new AppError('AUTH_020');
    request.caller = caller.lacksTwoStep ? withoutRoles(caller) : caller;
    if (!mayCall(caller, endpoint)) throw new AppError('AUTH_003');
    return true;
  }

  override handleRequest<Token>(error: unknown, token: Token | false): Token {
    if (error || !token) throw new AppError('AUTH_002', { cause: error });
    return token;
  }

  private async callerOf(header: string, request: ApiRequest, context: ExecutionContext): Promise<Caller | null> {
    const text = bearerToken.exec(header)?.[1];
    if (text === undefined) return null;
    const known = this.verified.get(text);
    const token =
      known !== undefined && known.expiresAt > Date.now() ? known : await this.verify(text, request, context);
    const caller = await this.sessions.find(token.sessionId);
    return caller?.id === token.userId ? caller : null;
  }

  private async verify(text: string, request: ApiRequest, context: ExecutionContext): Promise<VerifiedToken> {
    await super.canActivate(context);
    const token = (request as ApiRequest & { verifiedToken: VerifiedToken }).verifiedToken;
    this.verified.set(text, token);
    return token;
  }
}

function mayCall(caller: Caller, { access }: EndpointDefinition): boolean {
  return typeof access === 'string' || access.some((role) => caller.roles.includes(role));
}

/** An administrator without the required two-step login may use their own account, like any customer. */
const withoutRoles = (caller: Caller): Caller => ({
  ...caller,
  ...{ role: Role.PLAYER, roles: [Role.PLAYER], companyId: null },
});
