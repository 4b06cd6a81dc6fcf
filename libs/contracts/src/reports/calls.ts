import { call, type CallArea } from '../common/call.ts';
import { Role } from '../common/enums.ts';
import type { OverviewQuery, OverviewWire, ProofWire } from './wire.ts';

export const reportArea: CallArea = {
  part: 'core',
  validation: 'REPORT_001',
  invalidData: 'REPORT_001',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const access = [Role.SUPER_ADMIN] as const;

export const reportCalls = {
  'reports.overview': call<{ query: OverviewQuery; reply: OverviewWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/overview',
    summary: 'The shop’s figures of a period beside those of the period before it',
    access,
    errors: [],
  }),
  'reports.proof': call<{ reply: ProofWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/proof',
    summary: 'Whether orders, payments less refunds, and stock moves tell one story; every contradiction is named',
    access,
    errors: [],
  }),
};
