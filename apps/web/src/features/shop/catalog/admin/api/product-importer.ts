import { productAdminQueries, productImportCallNames, type ProductImportWire } from '@dronesoccer/contracts';
import { type ImportStep, useImportStep } from '@/features/common/admin/file-import/file-importer';
import { importerOf } from '@/features/common/admin/file-import/importer-of';
import { call } from '@/lib/http/call';

export const productImporter = importerOf(productImportCallNames, productAdminQueries['products.admin.importRows']);

/**
 * Returns a step that updates existing products of the same name instead of refusing their rows. The file is checked
 * again.
 */
export const useMatchImportNames = (importId: string): ImportStep<ProductImportWire> =>
  useImportStep(productImporter, importId, (id) => call('products.admin.matchImportNames', { params: { id } }));
