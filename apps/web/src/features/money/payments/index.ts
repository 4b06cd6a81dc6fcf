export { useAwaitedPayment } from './api/use-awaited-payment';
export { usePay } from './api/use-pay';
export { PayPanel } from './components/pay-panel';
