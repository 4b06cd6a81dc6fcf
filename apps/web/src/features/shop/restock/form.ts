/** A separate entry point, because the form needs the form library and few visits use it. */
export { RestockForm } from './components/restock-form';
