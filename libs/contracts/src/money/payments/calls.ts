import { call, type CallArea, listAndExport } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import type { DisputeWire, PaymentSummaryWire, PaymentWire } from './wire.ts';

const paymentArea: CallArea = {
  part: 'core',
  validation: 'PAY_007',
  invalidData: 'PAY_007',
  database: 'PAY_003',
  unexpected: 'COMMON_001',
};

const forSuper = { area: paymentArea, access: [Role.SUPER_ADMIN] } as const;

export const paymentCalls = {
  'payments.create': call<{ reply: PaymentWire }>()({
    area: paymentArea,
    method: 'POST',
    path: '/payments',
    summary: 'Start paying an order, a booking or a membership (exactly one); answers where to send the person',
    access: 'optional',
    status: 201,
    idempotent: true,
    errors: ['PAY_001', 'PAY_002', 'PAY_004', 'PAY_005', 'PAY_006'],
  }),
  'payments.get': call<{ reply: PaymentWire }>()({
    area: paymentArea,
    method: 'GET',
    path: '/payments/:id',
    summary: 'One payment, for the owner of what it is for or by its link',
    access: 'optional',
    errors: ['PAY_005'],
  }),
  ...listAndExport<Page<PaymentSummaryWire>>()('payments.admin', {
    ...forSuper,
    path: '/payments',
    list: 'Payments of every kind by state, day and place, the newest first',
    export: 'The filtered payments as CSV, newest first',
    whenEmpty: 'PAY_011',
    errors: ['PAY_008', 'PAY_009'],
  }),
  ...listAndExport<Page<DisputeWire>>()('disputes.admin', {
    ...forSuper,
    path: '/disputes',
    list: 'Disputed payments of every kind by state or by what was paid; those that wait for evidence come first',
    export: 'The filtered disputes as CSV, in the order of the list',
    whenEmpty: 'PAY_012',
  }),
};
