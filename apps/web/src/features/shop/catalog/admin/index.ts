export { ImportWizard } from './components/import-wizard';
export { NewProductDrawer, ProductDrawer } from './components/product-drawer';
export { ProductListActions, ProductTable } from './components/product-table';
