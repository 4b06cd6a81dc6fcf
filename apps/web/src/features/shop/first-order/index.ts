export { FirstOrderHost } from './components/first-order-host';
