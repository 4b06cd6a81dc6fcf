import type { SlotAdminListQuery } from '@dronesoccer/contracts';
import { bodyOf, IdField } from '../../../platform/http/index.js';
import { ArenaSlotsDto } from '../slots.dto.js';

export class SlotAdminListDto extends ArenaSlotsDto implements SlotAdminListQuery {
  @IdField()
  arenaId!: string;
}

export class CreateSlotDto extends bodyOf('slots.admin.create') {}
export class UpdateSlotDto extends bodyOf('slots.admin.update') {}
export class CloseSlotsDto extends bodyOf('slots.admin.close') {}
export class GenerateSlotsDto extends bodyOf('slots.admin.generate') {}
export class CopyWeekDto extends bodyOf('slots.admin.copyWeek') {}
