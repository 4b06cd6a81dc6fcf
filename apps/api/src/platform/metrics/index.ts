export { readBackups } from './backup-figures.js';
export { Figures, type FigureSource, figuresFrom, type Sample } from './figures.js';
export { type EndedRequest, Metrics } from './metrics.js';
export { MetricsModule } from './metrics.module.js';
