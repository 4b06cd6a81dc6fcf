import { Injectable } from '@nestjs/common';
import { type ArenaFiguresWire, type FigureTable, type Locale, type ReceivedQuery } from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { figureDays, type FiguresFilter } from './figures-filter.js';
import { type FigureRows, figuresStatement } from './figures.queries.js';
import { presentFigures } from './figures.presenter.js';
import { figureFile } from './figure-files.js';

/** Reads how arenas are used. Company administrators see only their company's arenas. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads all tables from one snapshot, so that they agree.
   * @throws AppError REPORT_001
   */
  async get(
    query: ReceivedQuery<'arenaFigures.admin.get'>,
    scope: CompanyScope,
    locale: Locale,
  ): Promise<ArenaFiguresWire> {
    const filter = this.filterOf(query, scope, locale);
    const facts = await this.database.snapshot(async (tx) => ({
      utilisation: await rowsOf(tx, 'utilisation', filter),
      hours: await rowsOf(tx, 'hours', filter),
      revenue: await rowsOf(tx, 'revenue', filter),
      attendance: await rowsOf(tx, 'attendance', filter),
      leadTime: await rowsOf(tx, 'leadTime', filter),
    }));
    return presentFigures(filter, facts);
  }

  /** @throws AppError REPORT_001, REPORT_002 if the table has no rows */
  export(
    { table, ...query }: ReceivedQuery<'arenaFigures.admin.export'>,
    scope: CompanyScope,
    locale: Locale,
  ): Promise<CsvFile> {
    const { text, params } = figuresStatement(table, this.filterOf(query, scope, locale));
    const rows = this.database.openRows<FigureRows[typeof table]>(text, params);
    return CsvFile.of({ ...figureFile(table), locale, rows, whenEmpty: 'REPORT_002' });
  }

  private filterOf(query: ReceivedQuery<'arenaFigures.admin.get'>, scope: CompanyScope, locale: Locale): FiguresFilter {
    const now = this.clock.now();
    return { ...query, ...figureDays(query, now), scope, locale, now };
  }
}

function rowsOf<Table extends FigureTable>(tx: Tx, table: Table, filter: FiguresFilter): Promise<FigureRows[Table][]> {
  const { text, params } = figuresStatement(table, filter);
  return tx.query<FigureRows[Table]>(text, params);
}
