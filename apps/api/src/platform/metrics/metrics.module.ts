import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { backupFigures } from './backup-figures.js';
import { Figures, figuresFrom } from './figures.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics, NoMetrics } from './metrics.js';

@Global()
@Module({
  providers: [
    Figures,
    figuresFrom(backupFigures),
    MetricsServer,
    {
      provide: Metrics,
      inject: [Config, Database, Figures],
      async useFactory({ monitoring, roles, database: { poolSize } }: Config, database: Database, figures: Figures) {
        if (monitoring.metrics === null) return new NoMetrics();
        const { PrometheusMetrics } = await import('./prometheus.js');
        return new PrometheusMetrics({ roles, database, figures, poolSize });
      },
    },
  ],
  exports: [Figures, Metrics],
})
export class MetricsModule {}
