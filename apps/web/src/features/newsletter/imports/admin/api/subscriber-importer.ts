import { importCallNames, subscriberImportQueries, SubscriberImportStatus } from '@dronesoccer/contracts';
import { importerOf } from '@/features/common/admin/file-import/importer-of';

export const subscriberImporter = importerOf(
  importCallNames('newsletter.imports'),
  subscriberImportQueries['newsletter.imports.admin.rows'],
  SubscriberImportStatus,
);
