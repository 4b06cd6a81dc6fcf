import { ImportWizard } from '@/features/common/admin/file-import/import-wizard';
import { subscriberImporter } from '../api/subscriber-importer';
import { EarlierImports } from './earlier-imports';
import { ListFormat } from './list-format';
import { ListInput } from './list-input';
import { ListReview } from './list-review';

/** Shows an import from the upload to its result. */
export function SubscriberImport() {
  return (
    <ImportWizard
      importer={subscriberImporter}
      start={(step) => (
        <>
          <ListInput {...step} />
          <ListFormat />
          <EarlierImports />
        </>
      )}
      review={(step) => <ListReview {...step} />}
    />
  );
}
