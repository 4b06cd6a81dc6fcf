import { type BodyOf, oneOf, text } from '../common/body.ts';
import { driftDecisions } from './wire.ts';

const keep = oneOf(driftDecisions);
/** Of the impact that was agreed to. */
const fingerprint = text({ max: 100 });

export const slotDriftBodies = {
  'slotDrift.impact': { keep },
  'slotDrift.settle': { keep, fingerprint },
  'slotDrift.impactOfAll': { keep },
  'slotDrift.settleAll': { keep, fingerprint },
};

export type SettleDriftBody = BodyOf<(typeof slotDriftBodies)['slotDrift.settle']>;
