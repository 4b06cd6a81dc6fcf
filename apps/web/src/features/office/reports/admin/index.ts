export { FailedJobs } from './components/failed-jobs';
export { Overview } from './components/overview';
export { SentMails } from './components/sent-mails';
export { Reconciliation } from './components/reconciliation';
