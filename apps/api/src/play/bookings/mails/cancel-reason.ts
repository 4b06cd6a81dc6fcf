import type { Locale } from '@dronesoccer/contracts';
import { type Block, colon, line } from '../../../platform/mail/index.js';
import type { ArenaSlotRow } from '../../slots/index.js';

const words = { en: 'Reason', fr: 'Raison' } as const;

/** The organisation's reason for cancelling the slot; no block where it gave none. */
export const cancelReasonBlocks = ({ cancelReason }: Pick<ArenaSlotRow, 'cancelReason'>, locale: Locale): Block[] =>
  cancelReason === null ? [] : [line(`${words[locale]}${colon(locale)} ${cancelReason}`)];
