import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProcessRole } from '../../config/index.js';
import type { Database } from '../database/index.js';
import type { Figures, Sample } from './figures.js';
import { type EndedRequest, Metrics } from './metrics.js';

/** Few buckets, because each route has all of them: a quick call, one that people notice, and one that they leave. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

interface Sources {
  roles: ReadonlySet<ProcessRole>;
  database: Database;
  figures: Figures;
  poolSize: number;
}

/** The metrics as `prom-client` keeps them. This file is loaded only if metrics are served. */
export class PrometheusMetrics extends Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by path template and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.registry],
  });
  private readonly databaseUp: Gauge;
  private readonly shownFigures = new Map<string, { gauge: Gauge; label: string | undefined }>();

  constructor(private readonly sources: Sources) {
    super();
    collectDefaultMetrics({ register: this.registry });
    this.databaseUp = this.gauge('database_up', '1 if the database answered this scrape in time, else 0');
    const role = this.gauge('process_role', 'The roles of this process: 1 for each', { labels: ['role'] });
    for (const each of sources.roles) role.set({ role: each }, 1);
    const { database, poolSize } = sources;
    this.gauge('pool_size', 'The most database connections that this process may open').set(poolSize);
    this.gauge('pool_connections', 'Open database connections of this process', {
      read: () => database.connections.total,
    });
    this.gauge('pool_idle_connections', 'Open database connections that no call uses', {
      read: () => database.connections.idle,
    });
    this.gauge('pool_waiting_calls', 'Calls that wait for a database connection', {
      read: () => database.connections.waiting,
    });
  }

  request({ method, route, isPage, status, seconds }: EndedRequest): void {
    const labels = {
      // Without a route, the caller chooses the method.
      method: method === 'HEAD' ? 'GET' : methods.has(method) ? method : 'other',
      route: route ?? (isPage ? 'page' : 'other'),
      status: `${Math.floor(status / 100)}xx`,
    };
    this.requests.observe(labels, seconds);
  }

  async text(): Promise<string> {
    const samples = await this.sources.figures.current();
    this.databaseUp.set(samples === null ? 0 : 1);
    this.show(samples ?? []);
    return this.registry.metrics();
  }

  private gauge(
    name: string,
    help: string,
    { labels = [], read }: { labels?: string[]; read?: () => number } = {},
  ): Gauge {
    const gauge: Gauge = new Gauge({
      name: `dronesoccer_${name}`,
      help,
      labelNames: labels,
      registers: [this.registry],
      ...(read !== undefined && { collect: () => gauge.set(read()) }),
    });
    return gauge;
  }

  /** Sets the figures. A figure without a sample, such as the age of a backup that was never made, is absent. */
  private show(samples: readonly Sample[]): void {
    for (const { name, help, label } of this.sources.figures.all) {
      if (this.shownFigures.has(name)) continue;
      const gauge = new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers: [this.registry],
      });
      this.shownFigures.set(name, { gauge, label });
    }
    for (const { gauge, label } of this.shownFigures.values()) {
      gauge.reset();
      // A gauge without labels is reset to 0, which would be a value.
      if (label === undefined) gauge.remove();
    }
    for (const { name, value, of } of samples) {
      const shown = this.shownFigures.get(name);
      if (shown === undefined) throw new Error(`The figure ${name} is not declared`);
      shown.gauge.set(shown.label === undefined ? {} : { [shown.label]: of ?? '' }, value);
    }
  }
}
