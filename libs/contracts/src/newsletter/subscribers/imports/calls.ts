import { Role } from '../../../common/enums.ts';
import { importCalls } from '../../../common/import-calls.ts';
import { limits } from '../../../common/limits.ts';
import { newsletterArea } from '../calls.ts';
import { subscriberImportLimits } from './limits.ts';
import type { SubscriberImportRowWire, SubscriberImportWire } from './wire.ts';

export const subscriberImportCalls = importCalls<SubscriberImportWire, SubscriberImportRowWire>()(
  'newsletter.imports',
  {
    area: { ...newsletterArea, validation: 'COMMON_010', invalidData: 'COMMON_010' },
    access: [Role.SUPER_ADMIN],
    path: 'admin/subscriber-imports',
    of: 'subscribers',
    refusal: 'NEWS_016',
    uploadBytes: limits.uploadBytes,
    confirmErrors: ['NEWS_017'],
    rowDays: subscriberImportLimits.rowDays,
  },
);
