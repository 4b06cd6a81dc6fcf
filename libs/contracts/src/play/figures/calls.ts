import { call } from '../../common/call.ts';
import { adminRoles } from '../../common/enums.ts';
import { reportArea } from '../../common/report-area.ts';
import type { ArenaFiguresWire } from './wire.ts';

const ofCompany = { area: reportArea, access: adminRoles, scope: 'company', method: 'GET' } as const;

export const arenaFigureCalls = {
  'arenaFigures.admin.get': call<{ reply: ArenaFiguresWire }>()({
    ...ofCompany,
    path: '/arena-figures',
    summary: 'Utilisation, revenue, attendance and lead time of arenas, by the days of their slots',
    errors: [],
  }),
  'arenaFigures.admin.export': call<{ reply: string }>()({
    ...ofCompany,
    path: '/arena-figures/export',
    summary: 'One of these tables as CSV; REPORT_002 when it has no row',
    csv: true,
    errors: ['REPORT_002'],
  }),
};
