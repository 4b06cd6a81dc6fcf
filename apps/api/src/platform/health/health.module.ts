import { Global, Module } from '@nestjs/common';
import { Drain } from '../http/drain.js';
import { HealthController } from './health.controller.js';
import { ReadinessCheck } from './readiness.js';

@Global()
@Module({ controllers: [HealthController], providers: [Drain, ReadinessCheck], exports: [Drain] })
export class HealthModule {}
