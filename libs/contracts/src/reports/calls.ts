import { Role } from '../common/enums.ts';
import type { OverviewQuery, OverviewWire, ProofWire } from './wire.ts';
import { reportArea } from '../common/areas.ts';
import { call } from '../common/call.ts';

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
