import { call, type CallArea } from '../common/call.ts';
import { Role } from '../common/enums.ts';
import type { SettingsWire } from './wire.ts';

export const settingsArea: CallArea = {
  part: 'core',
  validation: 'SET_002',
  invalidData: 'SET_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const access = [Role.SUPER_ADMIN] as const;

export const settingsCalls = {
  'settings.get': call<{ reply: SettingsWire }>()({
    area: settingsArea,
    method: 'GET',
    path: '/settings',
    summary: 'Shipping, tax registrations, return window and who the organisation is',
    access,
    errors: [],
  }),
  'settings.put': call<{ reply: SettingsWire }>()({
    area: settingsArea,
    method: 'PUT',
    path: '/settings',
    summary: 'Save the settings; refused when they were saved since they were read. The next quote uses them',
    access,
    errors: ['SET_001'],
  }),
};
