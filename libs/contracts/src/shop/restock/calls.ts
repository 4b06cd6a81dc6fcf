import { productArea } from '../catalog/calls.ts';
import { call } from '../../common/call.ts';
import type { RestockStoppedWire } from './wire.ts';

export const restockNoticeCalls = {
  'restockNotices.ask': call<{ reply: null }>()({
    area: productArea,
    method: 'POST',
    path: '/products/:id/restock-notices',
    summary:
      'Ask for one mail when a sold-out product can be bought again; answers the same whether or not it was asked for before',
    access: 'optional',
    limit: 'restockNotice',
    errors: ['PROD_001', 'PROD_003', 'RESTOCK_002'],
  }),
  // The form has no fields of ours, so that email clients can send their one-click request (RFC 8058) to the same
  // address.
  'restockNotices.stop': call<{ reply: RestockStoppedWire }>()({
    area: productArea,
    method: 'POST',
    path: '/restock-notices/:id/stop',
    summary: 'End all open requests of the address that a mail went to; the token of its link says who may',
    access: 'public',
    form: true,
    errors: ['RESTOCK_001'],
  }),
};
