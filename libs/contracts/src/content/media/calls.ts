import { call, listCall } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import { contentArea } from '../calls.ts';
import type { MediaRowWire, MediaWire } from './wire.ts';

const forSuper = { area: contentArea, access: [Role.SUPER_ADMIN] } as const;

export const mediaCalls = {
  'media.admin.list': call<{ reply: Page<MediaRowWire> }>()({
    ...listCall,
    ...forSuper,
    path: '/admin/media',
    summary: 'The pictures of the media library by words, use and missing alternative text',
  }),
  'media.admin.upload': call<{ reply: MediaWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/media',
    summary: 'Add a picture to the library; a picture that the library has already is returned as it is',
    status: 201,
    upload: true,
    errors: ['PICT_001', 'PICT_002'],
  }),
  'media.admin.get': call<{ reply: MediaWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/media/:id',
    summary: 'One picture of the library with the places that show it',
    errors: ['CONTENT_001'],
  }),
  'media.admin.save': call<{ reply: MediaWire }>()({
    ...forSuper,
    method: 'PUT',
    path: '/admin/media/:id',
    summary: 'Save the alternative texts and the focal point; refused if they changed since they were read',
    errors: ['CONTENT_001', 'CONTENT_004', 'COMMON_011'],
  }),
  'media.admin.delete': call<{ reply: null }>()({
    ...forSuper,
    method: 'DELETE',
    path: '/admin/media/:id',
    summary: 'Delete a picture that nothing shows; CONTENT_009 names the places that show it',
    errors: ['CONTENT_001', 'CONTENT_004', 'CONTENT_009'],
  }),
};
