import { Controller, Query } from '@nestjs/common';
import type { ProductImportWire, ReceivedQuery } from '@dronesoccer/contracts';
import { type CsvFile, Endpoint, IdParam } from '../../../../platform/http/index.js';
import { ExportProducts } from './export-products.js';
import { ImportProducts } from './import-products.js';

/** The export, and the call that only the import of products has. */
@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportProducts,
    private readonly exports: ExportProducts,
  ) {}

  @Endpoint('products.admin.export')
  export(@Query() filter: ReceivedQuery<'products.admin.export'>): Promise<CsvFile> {
    return this.exports.file(filter);
  }

  @Endpoint('products.admin.matchImportNames')
  matchNames(@IdParam('id', 'IMPORT_001') id: string): Promise<ProductImportWire> {
    return this.imports.matchNames(id);
  }
}
