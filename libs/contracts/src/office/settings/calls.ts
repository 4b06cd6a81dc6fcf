import { call, type CallArea } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { SocialLinksWire, SocialLinkWire } from './social-links.ts';
import type { SettingsWire } from './wire.ts';

const settingsArea: CallArea = {
  part: 'core',
  validation: 'SET_002',
  invalidData: 'SET_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const access = [Role.SUPER_ADMIN] as const;

export const settingsCalls = {
  'settings.admin.get': call<{ reply: SettingsWire }>()({
    area: settingsArea,
    method: 'GET',
    path: '/settings',
    summary: 'Shipping, tax registrations, return window and who the organisation is',
    access,
    errors: [],
  }),
  'settings.admin.put': call<{ reply: SettingsWire }>()({
    area: settingsArea,
    method: 'PUT',
    path: '/settings',
    summary: 'Save the settings; refused when they were saved since they were read. The next quote uses them',
    access,
    errors: ['SET_001', 'COMMON_011', 'AUTH_019'],
  }),
  'settings.admin.putShipping': call<{ reply: SettingsWire }>()({
    area: settingsArea,
    method: 'PUT',
    path: '/settings/shipping',
    summary:
      'Save the shipping rates by zone and weight; refused when the settings were saved since they were read. The next quote uses them',
    access,
    errors: ['SET_001', 'COMMON_011'],
  }),
  'socialLinks.list': call<{ reply: SocialLinkWire[] }>()({
    area: settingsArea,
    method: 'GET',
    path: '/social-links',
    summary: 'The links to social networks in the footer, in its order',
    access: 'public',
    errors: [],
  }),
  'socialLinks.admin.get': call<{ reply: SocialLinksWire }>()({
    area: settingsArea,
    method: 'GET',
    path: '/admin/social-links',
    summary: 'The same as the team edits them, the hidden ones too',
    access,
    errors: [],
  }),
  'socialLinks.admin.put': call<{ reply: SocialLinksWire }>()({
    area: settingsArea,
    method: 'PUT',
    path: '/social-links',
    summary: 'Save them; refused when they were saved since they were read, or for an address of another site',
    access,
    errors: ['SET_001', 'COMMON_011'],
  }),
};
