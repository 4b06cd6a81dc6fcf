export { FailedJobs } from './components/failed-jobs';
export { Overview } from './components/overview';
export { Reconciliation } from './components/reconciliation';
