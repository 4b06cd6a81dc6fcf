import { call, listCall } from '../../../common/call.ts';
import { Role } from '../../../common/enums.ts';
import { importCallsAt } from '../../../common/import-calls.ts';
import { limits } from '../../../common/limits.ts';
import type { PictureUploadWire } from '../../../common/own-pictures.ts';
import type { Page } from '../../../common/wire.ts';
import { productArea } from '../calls.ts';
import { productImportCallNames } from './imports.ts';
import type {
  ProductAdminRowWire,
  ProductAdminWire,
  ProductBulkWire,
  ProductFamilyWire,
  ProductImportRowWire,
  ProductImportWire,
  ProductPreviewWire,
  StockMoveWire,
  StockPointWire,
  StockWire,
} from './wire.ts';

const access = [Role.SUPER_ADMIN] as const;

/**
 * Changes share paths with the public reads. Reads for the dashboard have separate paths, because `/products/:slug`
 * belongs to the shop.
 */
export const productAdminCalls = {
  'products.admin.list': call<{ reply: Page<ProductAdminRowWire> }>()({
    ...listCall,
    area: productArea,
    path: '/admin/products',
    summary: 'All products, inactive ones too, with their stock per stock point',
    access,
  }),
  'products.admin.export': call<{ reply: string }>()({
    area: productArea,
    method: 'GET',
    path: '/admin/products/export',
    summary: 'The products that match a filter, as a file that can be imported again',
    access,
    csv: true,
    errors: ['PROD_004'],
  }),
  'products.admin.get': call<{ reply: ProductAdminWire }>()({
    area: productArea,
    method: 'GET',
    path: '/admin/products/:id',
    summary: 'One product in both languages',
    access,
    errors: ['PROD_001'],
  }),
  'products.admin.preview': call<{ reply: ProductPreviewWire }>()({
    area: productArea,
    method: 'GET',
    path: '/admin/products/:id/preview',
    summary: 'A link that shows a product as it is saved, to anyone, for 7 days',
    access,
    errors: ['PROD_001'],
  }),
  'products.admin.stockPoints': call<{ reply: StockPointWire[] }>()({
    area: productArea,
    method: 'GET',
    path: '/admin/stock-points',
    summary: 'Where stock may stand: the warehouse first, then the locations by name',
    access,
    errors: [],
  }),
  'products.admin.families': call<{ reply: ProductFamilyWire[] }>()({
    area: productArea,
    method: 'GET',
    path: '/admin/product-families',
    summary: 'The families of products that differ in size or colour, by English name',
    access,
    errors: [],
  }),
  'products.admin.create': call<{ reply: ProductAdminWire }>()({
    area: productArea,
    method: 'POST',
    path: '/products',
    summary: 'Create a product, with its opening stock',
    access,
    status: 201,
    idempotent: true,
    errors: ['PROD_002'],
  }),
  'products.admin.update': call<{ reply: ProductAdminWire }>()({
    area: productArea,
    method: 'PUT',
    path: '/products/:id',
    summary: 'Change a product; refused when it was changed since it was read',
    access,
    errors: ['PROD_001', 'PROD_002', 'PROD_009', 'COMMON_011'],
  }),
  'products.admin.setActive': call<{ reply: ProductAdminWire }>()({
    area: productArea,
    method: 'PUT',
    path: '/products/:id/active',
    summary: 'Activate or deactivate a product; deactivating an inactive one is refused',
    access,
    errors: ['PROD_001', 'PROD_003'],
  }),
  'products.admin.duplicate': call<{ reply: ProductAdminWire }>()({
    area: productArea,
    method: 'POST',
    path: '/products/:id/duplicate',
    summary: 'Create an inactive copy of a product, without its stock',
    access,
    status: 201,
    idempotent: true,
    errors: ['PROD_001'],
  }),
  'products.admin.delete': call<{ reply: null }>()({
    area: productArea,
    method: 'DELETE',
    path: '/products/:id',
    summary: 'Delete a product that was never sold and never stocked',
    access,
    errors: ['PROD_001', 'PROD_008'],
  }),
  'products.admin.bulk': call<{ reply: ProductBulkWire }>()({
    area: productArea,
    method: 'POST',
    path: '/products/bulk',
    summary: 'Apply one action to several products, or to all that match a filter, each with its own result',
    access,
    idempotent: true,
    errors: ['PROD_004'],
  }),
  'products.admin.uploadPicture': call<{ reply: PictureUploadWire }>()({
    area: productArea,
    method: 'POST',
    path: '/products/pictures',
    summary: 'Upload a picture; it is shown when a product names it',
    access,
    status: 201,
    upload: true,
    errors: ['PICT_001', 'PICT_002'],
  }),
  'products.admin.moveStock': call<{ reply: StockWire }>()({
    area: productArea,
    method: 'POST',
    path: '/products/:id/stock-moves',
    summary: 'Receive, correct or transfer stock; never below zero',
    access,
    status: 201,
    idempotent: true,
    errors: ['PROD_001', 'PROD_011'],
  }),
  'products.admin.stockMoves': call<{ reply: Page<StockMoveWire> }>()({
    ...listCall,
    area: productArea,
    path: '/admin/products/:id/stock-moves',
    summary: 'Why a product’s stock is what it is, the newest move first',
    access,
    errors: ['PROD_001'],
  }),
  ...importCallsAt<ProductImportWire, ProductImportRowWire>()(
    productImportCallNames,
    {
      upload: [
        '/products/import',
        'Upload a CSV file of products to be checked; nothing changes before it is confirmed',
      ],
      get: ['/admin/product-imports/:id', 'Progress of an import, and what it would do or has done'],
      rows: ['/admin/product-imports/:id/rows', 'The rows of an import: what each would change, or why it is refused'],
      refused: ['/admin/product-imports/:id/errors', 'The refused rows of an import as a file: line, column, reason'],
      confirm: ['/products/import/:id/confirm', 'Apply a checked import; confirming it again does not apply it twice'],
    },
    { area: productArea, access, refusal: 'IMPORT_002', uploadBytes: limits.uploadBytes },
  ),
  'products.admin.matchImportNames': call<{ reply: ProductImportWire }>()({
    area: productArea,
    method: 'POST',
    path: '/products/import/:id/match-names',
    summary: 'Take the rows whose name a product has already as changes of that product, and check the import again',
    access,
    errors: ['IMPORT_001', 'IMPORT_003'],
  }),
};
