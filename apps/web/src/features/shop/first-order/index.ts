export { FirstOrderBar } from './components/first-order-bar';
