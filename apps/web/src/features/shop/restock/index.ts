export { RestockLink } from './components/restock-link';
export { RestockStop } from './components/restock-stop';
