import { Controller, Query } from '@nestjs/common';
import type { ArenaFiguresWire, Locale, ReceivedQuery } from '@dronesoccer/contracts';
import { CompanyScope, type CsvFile, Endpoint, RequestLocale } from '../../../platform/http/index.js';
import { ReadFigures } from './read-figures.js';

@Controller()
export class ArenaFiguresController {
  constructor(private readonly figures: ReadFigures) {}

  @Endpoint('arenaFigures.admin.get')
  get(
    @Query() query: ReceivedQuery<'arenaFigures.admin.get'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<ArenaFiguresWire> {
    return this.figures.get(query, scope, locale);
  }

  @Endpoint('arenaFigures.admin.export')
  export(
    @Query() query: ReceivedQuery<'arenaFigures.admin.export'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.figures.export(query, scope, locale);
  }
}
