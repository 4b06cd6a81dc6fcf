import { SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import type { FileImporter } from '@/features/common/admin/file-import/file-importer';
import { call } from '@/lib/http/call';
import { uploadFile } from '@/lib/http/upload';
import { callQuery } from '@/lib/query/call-query';

export const subscriberImporter: FileImporter<SubscriberImportWire> = {
  upload: (file, options) => uploadFile('newsletter.imports.admin.upload', file, options),
  query: (id) => callQuery('newsletter.imports.admin.get', { params: { id } }),
  confirm: (id) => call('newsletter.imports.admin.confirm', { params: { id } }),
  area: 'newsletter',
  statuses: SubscriberImportStatus,
};
