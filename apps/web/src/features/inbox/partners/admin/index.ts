export { PartnerDrawer } from './components/partner-drawer';
export { PartnerTable } from './components/partner-table';
