import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '../../errors/index.js';
import { readBody } from './body.js';
import { endpointOf } from '../endpoint/endpoint-definition.js';
import { isHostile, isHostileUrl } from './hostile-input.js';
import type { ApiRequest } from './request.js';
import { refuseFields } from './validation/no-fields.js';

/**
 * Runs after the access guard: reads the body of an admitted caller and rejects input that is invalid for every call.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) return false;
    if (isHostileUrl(request.originalUrl)) throw new AppError(endpoint.failures.validation);
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    return readBody(request, endpoint.consumes, { alsoJson: endpoint.alsoTakesJson }).then(() => {
      if (isHostile(request.body)) throw new AppError(endpoint.failures.validation);
      refuseFields(request.body, endpoint);
      return true;
    });
  }
}
