export { ProductImport } from './components/product-import';
export { NewProductDrawer, ProductDrawer } from './components/product-drawer';
export { ProductListActions, ProductTable } from './components/product-table';
