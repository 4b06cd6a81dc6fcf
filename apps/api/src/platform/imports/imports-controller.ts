import { Controller, Inject, Query, type Type } from '@nestjs/common';
import type { CallName, CallReply, Locale } from '@dronesoccer/contracts';
import type { Caller } from '../access/index.js';
import type { RequestedPage } from '../database/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, RequestLocale, type SentFile, Upload } from '../http/index.js';

/** The names of an importer's calls: `importCallNames` of the contracts, or names of its own. */
interface CallNames extends Readonly<Record<'upload' | 'get' | 'rows' | 'refused' | 'confirm', CallName>> {
  readonly list?: CallName;
}

type ReplyOf<Name> = Name extends CallName ? CallReply<Name> : unknown;

/** An importer that returns the replies of these calls. */
interface ImporterOf<Names extends CallNames> {
  upload(actorId: string, file: SentFile): Promise<ReplyOf<Names['upload']>>;
  list(wanted: RequestedPage): Promise<ReplyOf<Names['list']>>;
  get(id: string): Promise<ReplyOf<Names['get']>>;
  rows(id: string, wanted: RequestedPage & { show?: string }): Promise<ReplyOf<Names['rows']>>;
  exportRefusedRows(id: string, locale: Locale): Promise<CsvFile>;
  confirm(id: string): Promise<ReplyOf<Names['confirm']>>;
}

const ImportId = (): ParameterDecorator => IdParam('id', 'IMPORT_001');

/** Returns the controller of an importer's calls. */
export function importsController<const Names extends CallNames>(
  names: Names,
  importer: Type<ImporterOf<Names>>,
): Type {
  // `importer` has the replies of the calls, so `Endpoint` need not check them again. A call without a name has no route.
  const ImportEndpoint = (verb: keyof CallNames): MethodDecorator => {
    const name: CallName | undefined = names[verb];
    return name === undefined ? () => undefined : (Endpoint(name) as MethodDecorator);
  };

  @Controller()
  class ImportsController {
    constructor(@Inject(importer) private readonly imports: ImporterOf<Names>) {}

    @ImportEndpoint('upload')
    upload(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<unknown> {
      return this.imports.upload(user.id, file);
    }

    @ImportEndpoint('list')
    list(@Query() query: RequestedPage): Promise<unknown> {
      return this.imports.list(query);
    }

    @ImportEndpoint('get')
    get(@ImportId() id: string): Promise<unknown> {
      return this.imports.get(id);
    }

    @ImportEndpoint('rows')
    rows(@ImportId() id: string, @Query() query: RequestedPage & { show?: string }): Promise<unknown> {
      return this.imports.rows(id, query);
    }

    @ImportEndpoint('refused')
    refused(@ImportId() id: string, @RequestLocale() locale: Locale): Promise<CsvFile> {
      return this.imports.exportRefusedRows(id, locale);
    }

    @ImportEndpoint('confirm')
    confirm(@ImportId() id: string): Promise<unknown> {
      return this.imports.confirm(id);
    }
  }
  return ImportsController;
}
