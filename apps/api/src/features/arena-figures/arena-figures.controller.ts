import { Controller, Query } from '@nestjs/common';
import type { ArenaFiguresWire, Locale } from '@dronesoccer/contracts';
import { CompanyScope, type CsvFile, Endpoint, RequestLocale } from '../../platform/http/index.js';
import { ArenaFiguresDto, FigureExportDto } from './arena-figures.dto.js';
import { ReadFigures } from './read-figures.js';

@Controller()
export class ArenaFiguresController {
  constructor(private readonly figures: ReadFigures) {}

  @Endpoint('arenaFigures.get')
  get(
    @Query() query: ArenaFiguresDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<ArenaFiguresWire> {
    return this.figures.get(query, scope, locale);
  }

  @Endpoint('arenaFigures.export')
  export(
    @Query() query: FigureExportDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.figures.export(query, scope, locale);
  }
}
