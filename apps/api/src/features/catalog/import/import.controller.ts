import { Controller, Query } from '@nestjs/common';
import type { Locale, Page, ProductImportRowWire, ProductImportWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import {
  type CsvFile,
  CurrentUser,
  Endpoint,
  IdParam,
  RequestLocale,
  type SentFile,
  Upload,
} from '../../../platform/http/index.js';
import { ProductAdminFilterDto } from '../admin/products.dto.js';
import { ExportProducts } from './export-products.js';
import { ImportProducts } from './import-products.js';
import { ImportRowsQueryDto } from './import.dto.js';

const ImportParam = (): ParameterDecorator => IdParam('id', 'IMPORT_001');

@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportProducts,
    private readonly exports: ExportProducts,
  ) {}

  @Endpoint('products.admin.export')
  export(@Query() filter: ProductAdminFilterDto): Promise<CsvFile> {
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
  rows(@ImportParam() id: string, @Query() query: ImportRowsQueryDto): Promise<Page<ProductImportRowWire>> {
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
