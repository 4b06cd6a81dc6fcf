import { Controller, Query, type Type } from '@nestjs/common';
import type { CallReply, CallsWith, CallWithQuery, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { Database, openList, readPage, type SqlList, type RequestedPage } from '../../database/index.js';
import { type CsvExport, CsvFile } from '../reply/csv/index.js';
import { RequestLocale } from '../request/parameters.js';
import { Endpoint } from './endpoint.js';

/** The calls that answer with one page of a list. */
type ListCall = { [N in CallWithQuery]: CallReply<N> extends Page<unknown> ? N : never }[CallWithQuery];

type ItemOf<N extends ListCall> = CallReply<N> extends Page<infer Item> ? Item : never;

/** The reader's language, for the SQL. It is not called `locale`, which is a filter of some lists. */
interface ReaderContext {
  language: Locale;
}

/**
 * Returns the controller of a call that only reads a list, for a feature's module. A call with a scope or an error of
 * its own needs a method in the feature's controller instead, which calls `readPage`.
 */
export function listController<N extends ListCall, Row>(
  name: N,
  list: SqlList<Row, ReceivedQuery<N>, ReaderContext>,
  present: (row: Row, language: Locale) => ItemOf<N>,
): Type {
  // The compiler cannot work with the query of a call that it does not know.
  const plainList = list as unknown as SqlList<Row, RequestedPage, ReaderContext>;

  @Controller()
  class ListController {
    constructor(private readonly database: Database) {}

    // The signature says that the items are those of the call, which the decorator cannot see.
    @(Endpoint(name) as MethodDecorator)
    list(@Query() query: RequestedPage, @RequestLocale() language: Locale): Promise<Page<ItemOf<N>>> {
      return readPage(this.database, plainList, { ...query, language }, (row) => present(row, language));
    }
  }
  return ListController;
}

/** The list of an export. If it can be sorted, its newest rows come first. */
type ExportedList<N extends CallWithQuery, Row> =
  SqlList<Row, ReceivedQuery<N>, ReaderContext> | SqlList<Row, ReceivedQuery<N> & { sort: 'newest' }, ReaderContext>;

/**
 * Returns the controller of a call that exports a list as CSV, for a feature's module. `list` is the one of the list's
 * own call, or has more columns.
 */
export function csvController<N extends CallsWith<'csv'> & CallWithQuery, Row>(
  name: N,
  list: ExportedList<N, Row>,
  terms: CsvExport<Row>,
): Type {
  const plainList = list as unknown as SqlList<Row, object, ReaderContext>;

  @Controller()
  class CsvController {
    constructor(private readonly database: Database) {}

    @(Endpoint(name) as MethodDecorator)
    export(@Query() filter: object, @RequestLocale() locale: Locale): Promise<CsvFile> {
      const exported = { ...filter, sort: 'newest', language: locale };
      return CsvFile.of({ ...terms, locale, rows: openList(this.database, plainList, exported) });
    }
  }
  return CsvController;
}
