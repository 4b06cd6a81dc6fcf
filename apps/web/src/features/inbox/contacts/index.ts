export { ContactPanel } from './components/contact-panel';
export { Office } from './components/office';
