import { describe, expect, it } from 'vitest';
import { migrationText } from '../migrate/migration-text.ts';
import { checkMigrations, faultsOfMigration } from './migrations.ts';

const head =
  "-- Colours of products.\n-- The previous version works on it: it never reads them.\nSET lock_timeout = '5s';\n";

describe('the rule about migrations (R18)', () => {
  it('holds for every migration since it was made', async () => {
    expect(await checkMigrations()).toEqual({ code: 0, output: '' });
  });

  it.each([
    'ALTER TABLE products ADD COLUMN colour TEXT;',
    "ALTER TABLE products ADD COLUMN colour TEXT NOT NULL DEFAULT 'red', ADD COLUMN size NUMERIC(4, 1);",
    'ALTER TABLE "products" ALTER COLUMN "weight" DROP NOT NULL;',
    'ALTER TABLE products DROP CONSTRAINT products_weight_real;',
    'ALTER TABLE products ADD COLUMN sku TEXT; UPDATE products SET sku = slug; ALTER TABLE products ALTER COLUMN sku SET NOT NULL;',
    "ALTER TABLE products ALTER COLUMN sku SET DEFAULT ''; ALTER TABLE products ALTER COLUMN sku SET NOT NULL;",
    'CREATE TABLE colours (id UUID NOT NULL, name TEXT NOT NULL); ALTER TABLE colours ADD COLUMN code TEXT NOT NULL;',
    'CREATE INDEX products_colour_idx ON products (colour); DROP INDEX products_old_idx;',
    '-- DROP TABLE products;\nCREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM x; DROP TABLE y; $$;',
    'CREATE FUNCTION g() RETURNS void LANGUAGE sql AS $body$ DROP TABLE y; $body$;',
  ])('lets pass %s', (sql) => {
    expect(faultsOfMigration(head + sql)).toEqual([]);
  });

  it.each([
    ['DROP TABLE products;', /takes away/],
    ['drop function search_terms(text);', /takes away/],
    ['ALTER TABLE products DROP COLUMN colour;', /takes a column away/],
    ['ALTER TABLE "products"\n  DROP "colour";', /takes a column away/],
    ['ALTER TABLE products ADD COLUMN a TEXT,\n  DROP COLUMN b;', /takes a column away/],
    ['ALTER TABLE products RENAME COLUMN colour TO color;', /changes a name/],
    ['ALTER TABLE products RENAME TO goods;', /changes a name/],
    ['ALTER INDEX products_pkey RENAME TO goods_pkey;', /changes a name/],
    ['ALTER TABLE products ALTER COLUMN weight TYPE BIGINT;', /changes a type/],
    ['ALTER TABLE products ALTER weight SET DATA TYPE BIGINT;', /changes a type/],
    ['ALTER TABLE products ALTER COLUMN weight DROP DEFAULT;', /takes away a value/],
    ['ALTER TABLE products ALTER COLUMN weight SET NOT NULL;', /must be filled/],
    ['UPDATE orders SET weight = 1; ALTER TABLE products ALTER COLUMN weight SET NOT NULL;', /must be filled/],
    ['ALTER TABLE products ADD COLUMN colour TEXT NOT NULL;', /has no default/],
    ["ALTER TABLE products ADD COLUMN size NUMERIC(4, 1) NOT NULL, ADD COLUMN b TEXT DEFAULT '';", /has no default/],
    ['TRUNCATE products;', /takes rows away/],
  ])('refuses %s', (sql, why) => {
    const faults = faultsOfMigration(head + sql);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(why);
  });

  it('finds nothing in a migration as it is scaffolded but the note that a person writes', () => {
    const text = migrationText('-- AlterTable\nALTER TABLE "orders" ADD COLUMN     "gift_note" TEXT;\n');
    expect(faultsOfMigration(text)).toEqual([expect.stringContaining('previous version')]);
  });

  it('wants the note, and the lock’s limit before anything else', () => {
    const add = 'ALTER TABLE products ADD COLUMN colour TEXT;\n';
    const note = '-- The previous version works on it.\n';
    expect(faultsOfMigration(`SET lock_timeout = '5s';\n${add}`)).toEqual([
      expect.stringContaining('previous version'),
    ]);
    for (const sql of [add, `${add}SET lock_timeout = '5s';`, `SET lock_timeout = 0;\n${add}`]) {
      expect(faultsOfMigration(note + sql)).toEqual([expect.stringContaining('lock_timeout')]);
    }
    expect(faultsOfMigration(`${note}SET LOCAL lock_timeout TO '2s';\n${add}`)).toEqual([]);
  });
});
