import {
  databaseAtVersion,
  type DatabaseAtVersion,
  insertRow,
  newRowId,
  openConnection,
  type Connection,
} from '@dronesoccer/devkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';

/** Runs the statements of the program before sorted titles and mentioned pictures, which writes entries and texts alone. */
describe('content of the version before its lists were sorted and joined by columns of their own', () => {
  let database: DatabaseAtVersion;
  let connection: Connection;

  beforeAll(async () => {
    database = await databaseAtVersion('entry_sort_titles', migrate);
    connection = await openConnection(database.url);
  });
  afterAll(async () => {
    await connection?.close();
    await database?.drop();
  });

  const entry = async (texts: Partial<Record<'en' | 'fr', { title: string; body?: string }>>): Promise<string> => {
    const id = newRowId();
    await insertRow(connection, 'content_entries', { id, kind: 1 });
    for (const [locale, text] of Object.entries(texts)) {
      await insertRow(connection, 'content_texts', { entry_id: id, locale, ...text });
    }
    return id;
  };
  const policy = async (number: number, body: string): Promise<string> => {
    const id = newRowId();
    await insertRow(connection, 'policy_versions', { id, policy: 'rules', number, valid_from: new Date() });
    await insertRow(connection, 'policy_texts', { version_id: id, locale: 'en', title: 'Rules', body });
    return id;
  };
  const titles = () =>
    connection.rows<{ id: string; title: string }>('SELECT id, sort_title AS title FROM content_entries ORDER BY 2, 1');
  const mentions = () =>
    connection.rows<{ subject: string; url: string }>(
      `SELECT concat_ws(' ', subject_type, subject_id, locale) AS subject, url FROM text_pictures ORDER BY 2, 1`,
    );
  const change = (id: string, locale: string, values: { title?: string; body?: string }) =>
    connection.query(
      `UPDATE content_texts SET title = coalesce($3, title), body = coalesce($4, body)
        WHERE entry_id = $1 AND locale = $2`,
      [id, locale, values.title, values.body],
    );

  it('is filled in, and follows what that version still writes', async () => {
    const early = await entry({
      en: {
        title: 'Élan',
        body: '![a](/uploads/a.webp) and [again](https://x.test/uploads/a.webp?full), /uploads/a.webp.',
      },
      fr: { title: 'Zone', body: '![b](/pictures/arena/b.jpeg)' },
    });
    const french = await entry({ fr: { title: 'Ballon', body: `![c](/uploads/${'c'.repeat(3_000)}.webp)` } });
    const untitled = await entry({});
    const rules = await policy(1, '![d](/uploads/d.webp)');

    await database.migrateFurther();

    expect(await titles()).toEqual([
      { id: untitled, title: '' },
      { id: french, title: 'ballon' },
      { id: early, title: 'elan' },
    ]);
    const ofRules = { subject: `policy ${rules} en`, url: '/uploads/d.webp' };
    expect(await mentions()).toEqual([
      { subject: `content ${early} fr`, url: '/pictures/arena/b.jpeg' },
      { subject: `content ${early} en`, url: '/uploads/a.webp' },
      ofRules,
    ]);

    await change(early, 'en', { title: 'Arène', body: 'No picture' });
    await change(early, 'fr', { body: '![e](/uploads/e.webp)' });
    await insertRow(connection, 'content_texts', { entry_id: french, locale: 'en', title: 'Ball' });
    const late = await entry({ en: { title: 'Coach', body: '![a](/uploads/a.webp)' } });
    expect((await titles()).map(({ title }) => title)).toEqual(['', 'arene', 'ball', 'coach']);
    expect(await mentions()).toEqual([
      { subject: `content ${late} en`, url: '/uploads/a.webp' },
      ofRules,
      { subject: `content ${early} fr`, url: '/uploads/e.webp' },
    ]);

    await connection.query(`DELETE FROM content_texts WHERE entry_id = $1 AND locale = 'en'`, [early]);
    await connection.query('DELETE FROM content_entries WHERE id = $1', [late]);
    await connection.query('DELETE FROM policy_texts');
    expect((await titles()).map(({ title }) => title)).toEqual(['', 'ball', 'zone']);
    expect(await mentions()).toEqual([{ subject: `content ${early} fr`, url: '/uploads/e.webp' }]);
  });
});
