export { Overview } from './components/overview';
export { Proof } from './components/proof';
