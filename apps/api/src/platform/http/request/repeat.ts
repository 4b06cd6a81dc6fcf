import { hash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { serverLimits } from '@dronesoccer/contracts';
import { AppError } from '../../errors/index.js';
import type { Repeatable } from '../../idempotency/index.js';
import { type ApiRequest, tokenOf } from './request.js';

const keyShape = new RegExp(`^[\\x21-\\x7e]{1,${serverLimits.idempotencyKeyMax}}$`);

/** Returns the `Idempotency-Key` header, or null. */
function keyOf(request: ApiRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && keyShape.test(key)) return key;
  const message = { en: 'Use 1 to 200 printable characters', fr: 'Utilisez de 1 à 200 caractères imprimables' };
  throw new AppError(request.endpoint?.failures.validation ?? 'COMMON_010', {
    errors: [{ field: 'Idempotency-Key', message }],
  });
}

/**
 * Returns the body as sent, and the query unless it only holds a guest's token, which identifies the caller, not the
 * request.
 */
function contentOf({ body, query }: ApiRequest): unknown {
  const { token: _token, ...rest } = query;
  const content: unknown = body;
  return Object.keys(rest).length === 0 ? content : { body: content, query: rest };
}

/** One attempt of an idempotent call: its scope, key and body. */
export class IdempotentRequest implements Repeatable {
  readonly scope: string;
  readonly key: string | null;
  readonly body: unknown;
  readonly #request: ApiRequest;

  /** @param guest the guest's identity, or null if nothing identifies the guest; an account is identified by its id */
  constructor(request: ApiRequest, guest: string | null) {
    const { endpoint, caller } = request;
    const who = caller?.id ?? guest;
    const ids = Object.values(request.params).flat();
    this.#request = request;
    this.scope = [endpoint?.name, who ?? 'guest', ...ids.map((id) => id.toLowerCase())].join(':');
    const key = keyOf(request);
    this.key = who === null ? null : key;
    this.body = contentOf(request);
  }

  /** Returns the repetition for a guest identified by input such as an email; for an account it changes nothing. */
  ofGuest(identity: string): Repeatable {
    return new IdempotentRequest(this.#request, identity);
  }
}

/** Uses the hash of a guest's token, which is never stored. */
export function repetitionOf(_data: unknown, context: ExecutionContext): IdempotentRequest {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  const token = tokenOf(request);
  return new IdempotentRequest(request, token === null ? null : hash('sha256', token, 'base64url'));
}

/** Gives `Idempotency.run` what it needs to know about a call that the map marks `idempotent`. */
export const Repeat = createParamDecorator(repetitionOf);
