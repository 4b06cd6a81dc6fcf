import { Controller, Query } from '@nestjs/common';
import type {
  Locale,
  Page,
  SubscriberImportRowWire,
  SubscriberImportWire,
  ReceivedQuery,
} from '@dronesoccer/contracts';
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
import { ImportSubscribers } from './import-subscribers.js';

const ImportId = (): ParameterDecorator => IdParam('id', 'IMPORT_001');

@Controller()
export class SubscriberImportsController {
  constructor(private readonly imports: ImportSubscribers) {}

  @Endpoint('newsletter.imports.admin.upload')
  upload(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<SubscriberImportWire> {
    return this.imports.upload(user.id, file);
  }

  @Endpoint('newsletter.imports.admin.list')
  list(@Query() query: ReceivedQuery<'newsletter.imports.admin.list'>): Promise<Page<SubscriberImportWire>> {
    return this.imports.list(query);
  }

  @Endpoint('newsletter.imports.admin.get')
  get(@ImportId() id: string): Promise<SubscriberImportWire> {
    return this.imports.get(id);
  }

  @Endpoint('newsletter.imports.admin.rows')
  rows(
    @ImportId() id: string,
    @Query() query: ReceivedQuery<'newsletter.imports.admin.rows'>,
  ): Promise<Page<SubscriberImportRowWire>> {
    return this.imports.rows(id, query);
  }

  @Endpoint('newsletter.imports.admin.refused')
  refused(@ImportId() id: string, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.imports.exportRefusedRows(id, locale);
  }

  @Endpoint('newsletter.imports.admin.confirm')
  confirm(@ImportId() id: string): Promise<SubscriberImportWire> {
    return this.imports.confirm(id);
  }
}
