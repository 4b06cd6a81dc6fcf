import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Locale, Role } from '@dronesoccer/contracts';
import { type ApiRequest, localeOf, tokenOf } from '../http/index.js';

/** Who asks, where an account is not needed: by what right, and in which language to answer. */
export interface Visitor {
  /** The account; null for a guest. */
  readonly userId: string | null;
  /** The account's e-mail; null for a guest. */
  readonly email: string | null;
  /** None for a guest. */
  readonly roles: readonly Role[];
  /** What a signed link carries; proves nothing until its purpose has checked it. Null without one. */
  readonly token: string | null;
  readonly locale: Locale;
}

/**
 * The visitor of a call whose access is `optional`: the account, the token of a signed link (`token` in the query,
 * `token` or `orderToken` in the body) and the language. The DTO says what shape the token has.
 */
export const Visitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  const { caller } = request;
  return {
    userId: caller?.id ?? null,
    email: caller?.email ?? null,
    roles: caller?.roles ?? [],
    token: tokenOf(request),
    locale: localeOf(request),
  };
});
