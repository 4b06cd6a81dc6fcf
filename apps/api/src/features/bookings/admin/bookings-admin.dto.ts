import { bodyOf } from '../../../platform/http/index.js';

export class SlotImpactDto extends bodyOf('slots.admin.impact') {}
export class CancelSlotDto extends bodyOf('slots.admin.cancel') {}
export class MoveSlotDto extends bodyOf('slots.admin.move') {}
