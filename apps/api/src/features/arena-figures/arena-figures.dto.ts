import { type ArenaFiguresQuery, type FigureExportQuery, type FigureTable, figureTables } from '@dronesoccer/contracts';
import { IdField, OneOf, QueryDay } from '../../platform/http/index.js';

export class ArenaFiguresDto implements ArenaFiguresQuery {
  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;

  @IdField({ optional: true })
  arenaId?: string;

  @IdField({ optional: true })
  locationId?: string;

  @IdField({ optional: true })
  companyId?: string;
}

export class FigureExportDto extends ArenaFiguresDto implements FigureExportQuery {
  @OneOf(figureTables)
  table!: FigureTable;
}
