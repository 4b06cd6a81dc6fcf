import { ProductImportStatus, type ProductImportWire } from '@dronesoccer/contracts';
import { type FileImporter, type ImportStep, useImportStep } from '@/features/common/admin/file-import/file-importer';
import { call } from '@/lib/http/call';
import { uploadFile } from '@/lib/http/upload';
import { callQuery } from '@/lib/query/call-query';

export const productImporter: FileImporter<ProductImportWire> = {
  upload: (file, options) => uploadFile('products.admin.import', file, options),
  query: (id) => callQuery('products.admin.getImport', { params: { id } }),
  confirm: (id) => call('products.admin.confirmImport', { params: { id } }),
  area: 'products',
  statuses: ProductImportStatus,
};

/**
 * Returns a step that updates existing products of the same name instead of refusing their rows. The file is checked
 * again.
 */
export const useMatchImportNames = (importId: string): ImportStep<ProductImportWire> =>
  useImportStep(productImporter, importId, (id) => call('products.admin.matchImportNames', { params: { id } }));
