import { Controller, Res } from '@nestjs/common';
import { type ApiResponse, RawEndpoint } from '../http/index.js';
import { ReadinessCheck } from './readiness.js';

const healthSchema = { type: 'object', required: ['status'], properties: { status: { type: 'string' } } };

/** Health checks for whatever runs the process: a load balancer, a container engine or the launcher. */
@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessCheck) {}

  @RawEndpoint({
    name: 'health.live',
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs',
    access: 'public',
    answers: { type: 'application/json', schema: healthSchema },
    errors: [],
  })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @RawEndpoint({
    name: 'health.ready',
    method: 'GET',
    path: '/health/ready',
    summary: 'The process can answer: its database is reachable and migrated, and it is not stopping',
    access: 'public',
    answers: { type: 'application/json', schema: healthSchema },
    errors: ['COMMON_007'],
  })
  async ready(@Res({ passthrough: true }) response: ApiResponse): Promise<object> {
    const { ready, reason } = await this.readiness.check();
    if (ready) return { status: 'ready' };
    response.status(503).setHeader('Retry-After', '2');
    return { status: 'not ready', reason };
  }
}
