import { call, listAndExport } from '../../../common/call.ts';
import { Role } from '../../../common/enums.ts';
import type { PictureUploadWire } from '../../../common/own-pictures.ts';
import type { Page } from '../../../common/wire.ts';
import { partnerArea } from '../calls.ts';
import type { PartnerAdminWire } from './wire.ts';

const forSuper = { area: partnerArea, access: [Role.SUPER_ADMIN] } as const;

export const partnerAdminCalls = {
  ...listAndExport<Page<PartnerAdminWire>>()('partners.admin', {
    ...forSuper,
    path: '/admin/partners',
    list: 'Partners and applications by name or e-mail, state and province',
    export: 'The filtered partners as CSV, newest first',
    whenEmpty: 'PART_004',
  }),
  'partners.admin.get': call<{ reply: PartnerAdminWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/partners/:id',
    summary: 'One partner with its contact person',
    errors: ['PART_001'],
  }),
  'partners.admin.update': call<{ reply: PartnerAdminWire }>()({
    ...forSuper,
    method: 'PUT',
    path: '/admin/partners/:id',
    summary: 'Change a partner; refused when it was changed since it was read',
    errors: ['PART_001', 'PART_002', 'PART_009', 'COMMON_011'],
  }),
  'partners.admin.activate': call<{ reply: PartnerAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/partners/:id/activate',
    summary: 'Approve an application, which mails the applicant, or show an inactive partner again',
    errors: ['PART_001', 'PART_009'],
  }),
  'partners.admin.deactivate': call<{ reply: PartnerAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/partners/:id/deactivate',
    summary: 'Decline an application, or show a partner no longer; no mail is sent',
    errors: ['PART_001', 'PART_009'],
  }),
  'partners.admin.resend': call<{ reply: null }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/partners/:id/resend',
    summary: 'Send the approval to the contact person again; PART_003 unless the partner is active',
    idempotent: true,
    errors: ['PART_001', 'PART_003'],
  }),
  'partners.admin.delete': call<{ reply: null }>()({
    ...forSuper,
    method: 'DELETE',
    path: '/admin/partners/:id',
    summary: 'Delete a partner and all personal data of it; its e-mail may apply again',
    errors: ['PART_001', 'PART_008'],
  }),
  'partners.admin.uploadLogo': call<{ reply: PictureUploadWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/partners/pictures',
    summary: 'Upload a logo; saving the partner keeps it',
    status: 201,
    upload: true,
    errors: ['PICT_001', 'PICT_002'],
  }),
};
