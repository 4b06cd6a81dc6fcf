import { type BodyOf, oneOf, text } from '../../common/body.ts';
import { driftDecisions } from './wire.ts';

const keep = oneOf(driftDecisions);
/** The fingerprint of the impact that the administrator agreed to. */
const fingerprint = text({ max: 100 });

export const slotDriftBodies = {
  'slotDrift.admin.impact': { keep },
  'slotDrift.admin.settle': { keep, fingerprint },
  'slotDrift.admin.impactOfAll': { keep },
  'slotDrift.admin.settleAll': { keep, fingerprint },
};

export type SettleDriftBody = BodyOf<(typeof slotDriftBodies)['slotDrift.admin.settle']>;
