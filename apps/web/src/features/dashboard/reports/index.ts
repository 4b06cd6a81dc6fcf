export { FailedJobs } from './components/failed-jobs';
export { Overview } from './components/overview';
export { Proof } from './components/proof';
