import { type ArenaAdminListQuery, ArenaClass, type ArenaImpactQuery, limits, valuesOf } from '@dronesoccer/contracts';
import {
  bodyOf,
  IdField,
  PageQueryDto,
  QueryBoolean,
  QueryDay,
  QueryOneOf,
  TextField,
} from '../../../platform/http/index.js';

export class ArenaAdminListDto extends PageQueryDto implements ArenaAdminListQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @IdField({ optional: true })
  locationId?: string;

  @IdField({ optional: true })
  companyId?: string;

  @QueryOneOf(valuesOf(ArenaClass))
  class?: ArenaClass;

  @QueryBoolean()
  active?: boolean;
}

export class ArenaImpactDto implements ArenaImpactQuery {
  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;
}

export class CreateArenaDto extends bodyOf('arenas.admin.create') {}
export class UpdateArenaDto extends bodyOf('arenas.admin.update') {}
