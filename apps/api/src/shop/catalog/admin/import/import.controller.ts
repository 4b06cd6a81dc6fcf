import { Controller, Query } from '@nestjs/common';
import type { Locale, Page, ProductImportRowWire, ProductImportWire, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import {
  type CsvFile,
  CurrentUser,
  Endpoint,
  IdParam,
  RequestLocale,
  type SentFile,
  Upload,
} from '../../../../platform/http/index.js';
import { ExportProducts } from './export-products.js';
import { ImportProducts } from './import-products.js';

const ImportParam = (): ParameterDecorator => IdParam('id', 'IMPORT_001');

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

  @Endpoint('products.admin.import')
  upload(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<ProductImportWire> {
    return this.imports.upload(user.id, file);
  }

  @Endpoint('products.admin.getImport')
  get(@ImportParam() id: string): Promise<ProductImportWire> {
    return this.imports.get(id);
  }

  @Endpoint('products.admin.importRows')
  rows(
    @ImportParam() id: string,
    @Query() query: ReceivedQuery<'products.admin.importRows'>,
  ): Promise<Page<ProductImportRowWire>> {
    return this.imports.rows(id, query);
  }

  @Endpoint('products.admin.importErrors.export')
  errors(@ImportParam() id: string, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.exports.errors(id, locale);
  }

  @Endpoint('products.admin.matchImportNames')
  matchNames(@ImportParam() id: string): Promise<ProductImportWire> {
    return this.imports.matchNames(id);
  }

  @Endpoint('products.admin.confirmImport')
  confirm(@ImportParam() id: string): Promise<ProductImportWire> {
    return this.imports.confirm(id);
  }
}
