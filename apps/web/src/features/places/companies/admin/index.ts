export { CompanyDrawer } from './components/company-drawer';
export { CompanyTable, NewCompanyLink } from './components/company-table';
export { NewCompanyDrawer } from './components/new-company-drawer';
