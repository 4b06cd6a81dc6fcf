/** Apart from the rest: it brings the form library, which few visits need. */
export { RestockForm } from './components/restock-form';
