import { ImportWizard } from '@/features/common/admin/file-import/import-wizard';
import { productImporter } from '../api/product-importer';
import { ImportFile } from './import-file';
import { ImportReview } from './import-review';

/** Leads from the file to the result. */
export function ProductImport() {
  return (
    <ImportWizard
      importer={productImporter}
      start={(step) => <ImportFile {...step} />}
      review={(step) => <ImportReview {...step} />}
    />
  );
}
