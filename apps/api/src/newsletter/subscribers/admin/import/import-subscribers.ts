import { Injectable } from '@nestjs/common';
import {
  importOutcomes,
  type RowProblem,
  subscriberColumns,
  type SubscriberImportRowWire,
  subscriberImportLimits,
} from '@dronesoccer/contracts';
import { importOutcome } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import type { Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import type { CsvRow } from '../../../../platform/http/index.js';
import {
  bilingualColumns,
  findDuplicateRows,
  Importer,
  type ImportRow,
  Imports,
  type JudgedRow,
  needsEmail,
  presentImport,
  sameAddressAs,
} from '../../../../platform/imports/index.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { readSettings } from '../../../../platform/settings/index.js';
import { applyList, refusalOf } from './apply-import.js';
import { knownByEmail, topicsByName } from './apply.queries.js';
import { isProved, judgeRow, type ListRules } from './judge-row.js';
import { listTable, type SubscriberImport } from './subscriber-import.js';

/** Imports a list of subscribers: upload, preview and confirmation. */
@Injectable()
export class ImportSubscribers extends Importer<SubscriberImport> {
  constructor(imports: Imports, jobs: Jobs) {
    const { rows, bytes, rowDays } = subscriberImportLimits;
    super(imports, {
      kind: 'subscriber-import',
      title: { en: 'Import of subscribers', fr: 'Importation d’abonnés' },
      page: '/dashboard/newsletter/subscribers/import',
      jobs: { run: 'newsletter.import', resume: 'newsletter.resume-imports' },
      table: listTable,
      file: { name: 'subscribers.csv', refusal: 'NEWS_016', limits: { rows, bytes } },
      columns: () => Promise.resolve(bilingualColumns(subscriberColumns, needsEmail)),
      outcomes: importOutcomes,
      changes: ['added', 'asked', 'confirmed'],
      check: 'while uploading',
      rowDays,
      prepare: async (executor, _rows, at) => ({ topics: await topicsByName(executor), today: organisationDay(at) }),
      judge,
      beforeApplying: async (tx, counts) => {
        // The confirmation request is a commercial message, which must state the organisation's address.
        const { organisation } = await readSettings(tx);
        if (counts.asked > 0 && organisation.line1 === '') throw new AppError('NEWS_017');
      },
      batch: 500,
      apply: (tx, due, of, at) => applyList(tx, jobs, due, of, at),
      audit: { action: 'subscribers.imported', subjectType: 'subscriber-import' },
      present: presentImport,
      presentRow,
    });
  }
}

async function judge(tx: Tx, rows: readonly CsvRow[], rules: ListRules): Promise<JudgedRow<SubscriberImport>[]> {
  const judged = rows.map((row) => ({ ...row, ...judgeRow(row, rules) }));
  const readable = judged.filter(({ read }) => read !== null);
  const duplicates = findDuplicateRows(readable, ['email']);
  const subscribers = await knownByEmail(
    tx,
    readable.flatMap(({ read }) => read?.email ?? []),
  );
  return judged.map(({ line, read, errors }): JudgedRow<SubscriberImport> => {
    const refuse = (problems: RowProblem[]): JudgedRow<SubscriberImport> => ({
      ...{ line, outcome: 'refused', plan: null },
      errors: problems,
    });
    if (read === null) return refuse(errors);
    const duplicate = duplicates.get(line);
    if (duplicate) return refuse([{ field: 'email', message: sameAddressAs(duplicate.first) }]);
    const known = subscribers.get(read.email.toLowerCase()) ?? null;
    const outcome = importOutcome(known, isProved(read));
    if (outcome === 'refused' && known !== null) return refuse([{ field: 'email', message: refusalOf(known.state) }]);
    return { line, outcome, plan: read, errors: [] };
  });
}

function presentRow({ line, outcome, cells, plan, errors }: ImportRow<SubscriberImport>): SubscriberImportRowWire {
  const consent = plan && { basis: plan.consent.basis, day: plan.consent.day, source: plan.consent.source };
  return { line, email: cells['email'] ?? '', outcome, consent, errors };
}
