import { bodyOf } from '../../platform/http/index.js';

export class DriftImpactDto extends bodyOf('slotDrift.impact') {}
export class SettleDriftDto extends bodyOf('slotDrift.settle') {}
export class DriftImpactOfAllDto extends bodyOf('slotDrift.impactOfAll') {}
export class SettleAllDriftDto extends bodyOf('slotDrift.settleAll') {}
