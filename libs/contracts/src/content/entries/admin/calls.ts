import { call, listCall } from '../../../common/call.ts';
import { Role } from '../../../common/enums.ts';
import type { BulkWire } from '../../../common/bulk.ts';
import type { PictureUploadWire } from '../../../common/own-pictures.ts';
import type { Page } from '../../../common/wire.ts';
import { contentArea } from '../../calls.ts';
import type {
  ChangedEntryWire,
  EntryAdminWire,
  EntryPreviewWire,
  EntryRowWire,
  EntryVersionRowWire,
  EntryVersionWire,
} from './wire.ts';

const forSuper = { area: contentArea, access: [Role.SUPER_ADMIN] } as const;

export const contentAdminCalls = {
  'content.admin.list': call<{ reply: Page<EntryRowWire> }>()({
    ...listCall,
    ...forSuper,
    path: '/admin/content',
    summary: 'The entries of a kind by words, state and missing language',
  }),
  'content.admin.create': call<{ reply: EntryAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/content',
    summary: 'Create a post, an event or a question as a draft in one language',
    status: 201,
    idempotent: true,
    errors: ['CONTENT_012'],
  }),
  'content.admin.get': call<{ reply: EntryAdminWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/content/:id',
    summary: 'One entry with both languages',
    errors: ['CONTENT_001'],
  }),
  'content.admin.save': call<{ reply: EntryAdminWire }>()({
    ...forSuper,
    method: 'PUT',
    path: '/admin/content/:id',
    summary: 'Save both languages, their status, the period and the addresses; refused if it changed since it was read',
    errors: ['CONTENT_001', 'CONTENT_002', 'CONTENT_004', 'CONTENT_006', 'COMMON_011'],
  }),
  'content.admin.takeDown': call<{ reply: EntryAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/content/:id/take-down',
    summary: 'Take an entry down in every language; its address then answers CONTENT_003',
    errors: ['CONTENT_001', 'CONTENT_011'],
  }),
  'content.admin.putBack': call<{ reply: EntryAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/content/:id/put-back',
    summary: 'Show an entry again that was taken down',
    errors: ['CONTENT_001'],
  }),
  'content.admin.bulk': call<{ reply: BulkWire<ChangedEntryWire> }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/content/bulk',
    summary: 'Publish several entries in every language that they have, or take them down, each with its own result',
    idempotent: true,
    errors: [],
  }),
  'content.admin.preview': call<{ reply: EntryPreviewWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/content/:id/preview',
    summary: 'A link that shows an entry as it is saved, to anyone, for 7 days',
    errors: ['CONTENT_001'],
  }),
  'content.admin.uploadPicture': call<{ reply: PictureUploadWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/content/pictures',
    summary: 'Upload a picture; saving the entry keeps it',
    status: 201,
    upload: true,
    errors: ['PICT_001', 'PICT_002'],
  }),
  'content.admin.order': call<{ reply: EntryRowWire[] }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/content-order',
    summary: 'The questions, the pictures of the gallery or the sections of the home page in the order of the site',
    errors: [],
  }),
  'content.admin.reorder': call<{ reply: EntryRowWire[] }>()({
    ...forSuper,
    method: 'PUT',
    path: '/admin/content-order',
    summary:
      'Put the questions, the pictures of the gallery or the sections of the home page into an order; refused if the order has changed',
    errors: ['CONTENT_004'],
  }),
  'content.admin.versions': call<{ reply: EntryVersionRowWire[] }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/content/:id/versions',
    summary: 'The versions of an entry, latest first',
    errors: ['CONTENT_001'],
  }),
  'content.admin.version': call<{ reply: EntryVersionWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/content/:id/versions/:number',
    summary: 'One version of an entry with its texts',
    errors: ['CONTENT_001'],
  }),
  'content.admin.restore': call<{ reply: EntryAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/content/:id/versions/:number/restore',
    summary: 'Bring back the texts, the picture and the event of a version, as a new version',
    errors: ['CONTENT_001', 'CONTENT_004', 'CONTENT_006', 'COMMON_011'],
  }),
};
