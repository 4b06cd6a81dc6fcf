export { useAwaitedPayment } from './api/use-awaited-payment';
export { usePay } from './api/use-pay';
export { PayPanel, type PayWords } from './components/pay-panel';
