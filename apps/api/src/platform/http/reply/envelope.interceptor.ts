import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type LocalText, type SuccessEnvelope, typeset } from '@dronesoccer/contracts';
import { map, type Observable } from 'rxjs';
import { PreparedReply } from './prepared-reply.js';
import { type ApiRequest, localeOf } from '../request/request.js';

/** A reply with a message for the visitor, e.g. `new WithMessage(cart, { en: 'Added', fr: 'Ajouté' })`. */
export class WithMessage<Data> {
  constructor(
    readonly data: Data,
    readonly message: LocalText,
  ) {}
}

/** A reply in its envelope, serialised once for many callers. */
export type PreparedSuccess<Data> = PreparedReply<SuccessEnvelope<Data>>;

/** Wraps a controller's result in the envelope, unless the reply was prepared with one. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor<unknown, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      map((result) => {
        if (result instanceof PreparedReply) return result;
        if (!(result instanceof WithMessage)) return success(result);
        const locale = localeOf(context.switchToHttp().getRequest<ApiRequest>());
        return success(result.data, typeset(result.message[locale], locale));
      }),
    );
  }
}

function success<Data>(data: Data, message = ''): SuccessEnvelope<Data> {
  return { isSuccess: true, message, errorCode: null, data };
}

/** Serialises a successful reply once for many callers, e.g. for a `ReadCache`. */
export function preparedSuccess<Data>(data: Data): PreparedSuccess<Data> {
  return new PreparedReply(success(data));
}
