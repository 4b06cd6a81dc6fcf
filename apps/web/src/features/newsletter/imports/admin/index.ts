export { SubscriberImport } from './components/subscriber-import';
