import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { NoTracing, Tracing } from './tracing.js';

@Global()
@Module({
  providers: [
    {
      provide: Tracing,
      inject: [Config, Log],
      async useFactory({ monitoring: { traces }, roles }: Config, log: Log) {
        if (traces === null) return new NoTracing();
        const { OpenTelemetry } = await import('./open-telemetry.js');
        return new OpenTelemetry(traces, roles, log);
      },
    },
  ],
  exports: [Tracing],
})
export class TracingModule implements OnApplicationShutdown {
  constructor(private readonly tracing: Tracing) {}

  onApplicationShutdown(): Promise<void> {
    return this.tracing.close();
  }
}
