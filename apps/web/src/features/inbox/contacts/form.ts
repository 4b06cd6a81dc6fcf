/** A separate entry point, because the form needs the form library and the fields of each type. */
export { ContactForm } from './components/contact-form';
