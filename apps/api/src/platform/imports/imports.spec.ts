import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import { importMaximums, ImportStatus, Role } from '@dronesoccer/contracts';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, withRoles } from '../../../test/support/people.js';
import { resumeImports } from '../../../test/support/resume-imports.js';
import { AppError } from '../errors/index.js';
import { Housekeeping } from '../housekeeping/index.js';
import { Jobs } from '../jobs/index.js';
import {
  bilingualColumns,
  findDuplicateRows,
  type ImportDefinition,
  Importer,
  Imports,
  type ImportTypesOf,
  RowReader,
  sharedImport,
} from './index.js';

type NoteImport = ImportTypesOf<'add' | 'keep', { title: string; stars: number }>;

const columns = bilingualColumns(
  { title: { en: 'title', fr: 'titre' }, stars: { en: 'stars', fr: 'étoiles' } },
  { oneOf: ['title'], message: { en: 'The title is missing', fr: 'Le titre manque' } },
);
const twice = { en: 'This title appears twice', fr: 'Ce titre figure deux fois' };
const noTitle = { en: 'Enter a title', fr: 'Entrez un titre' };

/** An importer that exists only in this test. It imports notes, or anything else with a title and stars. */
const definitionOf = (kind: string, rowDays = 30): ImportDefinition<NoteImport> => ({
  ...sharedImport(kind),
  title: { en: 'Import of notes', fr: 'Importation de notes' },
  page: '/dashboard/notes/import',
  file: { name: 'notes.csv', refusal: 'COMMON_010' },
  columns: () => Promise.resolve(columns),
  outcomes: ['add', 'keep'],
  changes: ['add'],
  check: { batch: 2, unchecked: 'keep' },
  rowDays,
  prepare: (_executor, rows) => Promise.resolve(findDuplicateRows(rows, ['title'])),
  judge: async (tx, rows, duplicates) => {
    const known = await tx.query<{ title: string }>('SELECT title FROM notes', []);
    return rows.map((row) => {
      const reader = new RowReader<'title' | 'stars'>(row);
      const title = reader.cell('title') || reader.refuse('title', noTitle);
      if (duplicates.has(row.line)) reader.refuse('title', twice);
      const outcome = known.some((note) => note.title === title) ? 'keep' : 'add';
      const plan = title === null ? null : { title, stars: Number(reader.cell('stars') || 1) };
      return { line: row.line, outcome, plan, errors: reader.errors };
    });
  },
  batch: 2,
  apply: async (tx, rows) => {
    await tx.query(`SET LOCAL lock_timeout = '20ms'`);
    for (const { outcome, plan } of rows) {
      if (outcome === 'add')
        await tx.query('INSERT INTO notes (title, stars) VALUES ($1, $2)', [plan.title, plan.stars]);
    }
    return rows.map(({ line, outcome }) => ({ line, outcome, errors: [] }));
  },
  audit: { action: 'notes.imported', subjectType: 'note_import' },
});

@Injectable()
class ImportNotes extends Importer<NoteImport> {
  constructor(imports: Imports) {
    super(imports, definitionOf('note-import'));
  }
}

@Injectable()
class ImportMemos extends Importer<NoteImport> {
  constructor(imports: Imports) {
    super(imports, definitionOf('memo-import', 90));
  }
}

@Module({ providers: [ImportNotes, ImportMemos] })
class NotesModule {}

describe('an importer', () => {
  const api = useApi({}, { features: [NotesModule] });
  const { CHECKING, READY, DONE, FAILED } = ImportStatus;
  let admin: Person;
  let folder: string;

  beforeAll(async () => {
    await api.database.query(
      'CREATE TABLE notes (title text PRIMARY KEY, stars int NOT NULL CHECK (stars BETWEEN 1 AND 5))',
    );
    admin = await withRoles(api, Role.ADMIN);
    folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
    api.onClose(() => rm(folder, { recursive: true }));
  });
  afterEach(() => jest.restoreAllMocks());

  const notes = () => api.app.get(ImportNotes);
  const upload = async (content: string, importer: Importer<NoteImport> = notes()) => {
    const file = path.join(folder, randomUUID());
    await writeFile(file, content);
    return importer.upload(admin.user.id, { path: file, bytes: Buffer.byteLength(content), name: 'mine.csv' });
  };
  const until = (id: string, wanted: ImportStatus) =>
    eventually(
      () => notes().get(id),
      ({ status }) => status === wanted,
    );
  const ready = async (content: string) => until((await upload(content)).id, READY);
  /** Leaves imports in the state in which a process leaves them if it dies right after the confirmation. */
  const confirmedAndLeft = async (...contents: string[]) => {
    const found = await Promise.all(contents.map(ready));
    jest.spyOn(api.app.get(Jobs), 'enqueue').mockResolvedValue(undefined);
    for (const { id } of found) await notes().confirm(id);
    return found.map(({ id }) => id);
  };
  const resume = () => resumeImports(api.app.get(Jobs), notes().runner);
  const titles = async () =>
    (await api.database.query<{ title: string }>('SELECT title FROM notes')).map(({ title }) => title);

  it('checks a file, applies it once it is confirmed, and writes that to the audit', async () => {
    const uploaded = await upload('titre;étoiles\nFirst;3\n;4\nSecond;\nFirst;2\n');
    expect(uploaded).toMatchObject({
      status: CHECKING,
      totalRows: 4,
      fileName: 'mine.csv',
      actor: { id: admin.user.id },
    });
    const { id, counts } = await until(uploaded.id, READY);
    expect(counts).toEqual({ add: 2, keep: 0, refused: 2 });
    expect(await titles()).toEqual([]);
    const { items, total } = await notes().rows(id, { page: 1, pageSize: 10 });
    expect(total).toBe(4);
    expect(items.map(({ line, errors }) => [line, errors[0]?.message.en])).toEqual([
      [3, noTitle.en],
      [5, twice.en],
      [2, undefined],
      [4, undefined],
    ]);
    expect((await notes().rows(id, { page: 1, pageSize: 10, field: 'title', show: 'refused' })).total).toBe(2);

    await notes().confirm(id);
    expect(await until(id, DONE)).toMatchObject({ doneRows: 4, counts, failure: null });
    expect(await titles()).toEqual(['First', 'Second']);
    expect((await notes().confirm(id)).status).toBe(DONE);
    const [entry] = await api.database.query<object>(
      'SELECT actor_id, action, after FROM audit_entries WHERE subject_id = $1',
      [id],
    );
    expect(entry).toEqual({
      actor_id: admin.user.id,
      action: 'notes.imported',
      after: { fileName: 'mine.csv', ...counts },
    });
  });

  it('answers with the refused rows as a file that can be corrected and imported again', async () => {
    const { id } = await ready('title,stars\n,4\nThird,5\n');
    const file = await notes().exportRefusedRows(id, 'fr');
    let text = '';
    for await (const piece of file.pieces) text += piece;
    await file.close();
    expect(parse(text, { bom: true })).toEqual([
      ['titre', 'étoiles', 'ligne', 'motif'],
      ['', '4', '2', 'titre\u00a0: Entrez un titre'],
    ]);
    expect((await ready(text.replace('\n,4', '\nFourth,4'))).counts).toEqual({ add: 1, keep: 0, refused: 0 });
  });

  it('with nothing to change cannot be confirmed, and knows no import of another importer', async () => {
    const { id } = await ready('title\nFirst\n');
    await expect(notes().confirm(id)).rejects.toThrow(new AppError('IMPORT_003'));
    const memos = api.app.get(ImportMemos);
    await expect(memos.get(id)).rejects.toThrow(new AppError('IMPORT_001'));
    expect((await memos.list({ page: 1, pageSize: 10 })).total).toBe(0);
    expect((await notes().list({ page: 1, pageSize: 10 })).items.map((each) => each.id)).toContain(id);
  });

  it('refuses more than 100,000 rows or 20 MB with 413', async () => {
    const tooMany = `title\n${'a\n'.repeat(importMaximums.rows + 1)}`;
    await expect(upload(tooMany)).rejects.toThrow(new AppError('COMMON_004'));
    const large = { path: path.join(folder, 'none'), bytes: importMaximums.bytes + 1, name: 'large.csv' };
    await expect(notes().upload(admin.user.id, large)).rejects.toThrow(new AppError('COMMON_004'));
  });

  it('marks an import that the database refuses three times as failed, keeps what was applied, and goes on with the next', async () => {
    const [poisoned = '', good = ''] = await confirmedAndLeft(
      'title,stars\nP1,1\nP2,1\nP3,9\nP4,1\n',
      'title\nG1\nG2\nG3\n',
    );
    await resume();
    expect(await notes().get(good)).toMatchObject({ status: DONE, doneRows: 3 });
    for (let tries = 1; tries < 3; tries++) await resume();
    expect(await notes().get(poisoned)).toMatchObject({
      ...{ status: FAILED, doneRows: 2, finishedAt: expect.any(String) as string },
      failure: {
        en: expect.stringContaining('after 2 of 4 rows') as string,
        fr: expect.stringContaining('après 2 lignes sur 4') as string,
      },
    });
    expect(await titles()).toEqual(expect.arrayContaining(['P1', 'P2', 'G1', 'G2', 'G3']));
    expect(await titles()).not.toContain('P4');
    await expect(notes().confirm(poisoned)).rejects.toThrow(new AppError('IMPORT_003'));
  });

  it('tries again while a lock is held, and fails once ten tries made no step forward', async () => {
    const [waiting = '', hopeless = ''] = await confirmedAndLeft('title\nW1\nW2\n', 'title\nH1\nH2\n');
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE notes IN EXCLUSIVE MODE');
      await resume();
      expect((await notes().get(hopeless)).status).toBe(ImportStatus.APPLYING);
      for (let tries = 1; tries < 10; tries++) {
        await api.database.query('UPDATE imports SET failed_tries = 0 WHERE id = $1', [waiting]);
        await resume();
      }
    } finally {
      await holder.end();
    }
    expect(await notes().get(hopeless)).toMatchObject({ status: FAILED, doneRows: 0 });
    await resume();
    expect(await notes().get(waiting)).toMatchObject({ status: DONE, doneRows: 2 });
    const [row] = await api.database.query('SELECT failed_tries FROM imports WHERE id = $1', [waiting]);
    expect(row).toEqual({ failed_tries: 0 });
  });

  it('hands the rest of a long import to another job, and is resumed only without one', async () => {
    const [id = ''] = await confirmedAndLeft('title\nL1\nL2\nL3\nL4\nL5\n');
    const jobs = api.app.get(Jobs);
    const enqueue = jest.spyOn(jobs, 'enqueue').mockClear();
    const { runner } = notes();
    const again = [expect.anything(), runner.job, { importId: id }, { about: id }];
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 61_000));
    await runner.run(id);
    clock.mockRestore();
    expect((await notes().get(id)).doneRows).toBe(2);
    expect(enqueue.mock.calls).toEqual([again]);

    const isPending = jest.spyOn(jobs, 'isPending').mockResolvedValue(true);
    await runner.resume({ isStart: false });
    expect(enqueue).toHaveBeenCalledTimes(1);
    isPending.mockResolvedValue(false);
    await runner.resume({ isStart: false });
    expect(enqueue.mock.calls).toEqual([again, again]);
    await runner.run(id);
    expect((await notes().get(id)).status).toBe(DONE);
  });

  it('fails an import of more than thirty days ago, whose rows may be gone', async () => {
    const [old = ''] = await confirmedAndLeft('title\nOld\n');
    await api.database.query(`UPDATE imports SET created_at = created_at - interval '31 days' WHERE id = $1`, [old]);
    await resume();
    expect((await notes().get(old)).status).toBe(FAILED);
    expect(await titles()).not.toContain('Old');
  });

  it('tells the administrator who started an import, once, that it failed', async () => {
    const [id = ''] = await confirmedAndLeft('title\nLost\n');
    jest.restoreAllMocks();
    await api.database.query(`UPDATE imports SET created_at = created_at - interval '31 days' WHERE id = $1`, [id]);
    await Promise.all([1, 2].map(() => notes().runner.resume({ isStart: false })));
    const { text, links } = await api.mails.waitFor({ to: admin.email, subject: /^Import failed: mine\.csv$/ });
    expect(text).toContain('Nothing has changed.');
    expect(links).toContainEqual(expect.stringContaining(`/dashboard/notes/import?import=${id}`));
    const queued = await api.database.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'mail.send' AND data ->> 'template' = 'import-failed' AND data::text LIKE $1`,
      [`%${id}%`],
    );
    expect(queued).toHaveLength(1);
  });

  it('deletes its old rows, and leaves the rows of an importer that keeps them longer', async () => {
    const ids = [(await upload('title\nAged\n')).id, (await upload('title\nAged\n', api.app.get(ImportMemos))).id];
    await api.database.query(
      `UPDATE import_rows SET created_at = created_at - interval '31 days' WHERE import_id = ANY ($1::uuid[])`,
      [ids],
    );
    await api.app.get(Housekeeping).sweep();
    const left = await api.database.query(
      'SELECT import_id AS id FROM import_rows WHERE import_id = ANY ($1::uuid[])',
      [ids],
    );
    expect(left).toEqual([{ id: ids[1] }]);
  });

  it('that no one confirmed for a month no longer can be', async () => {
    const { id } = await ready('title\nLate\n');
    await api.database.query(`UPDATE imports SET created_at = created_at - interval '30 days' WHERE id = $1`, [id]);
    await expect(notes().confirm(id)).rejects.toThrow(new AppError('IMPORT_003'));
  });
});
