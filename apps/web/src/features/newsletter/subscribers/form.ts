/** Apart from the rest: the footer fetches it, on every page. */
export { default } from './components/newsletter-form';
