import { ProductImportStatus } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../../../platform/database/index.js';
import type { PictureSubject } from '../../../../platform/images/index.js';

/** Returns the subject that keeps the pictures of a file until the file is applied. */
export const subjectOf = (importId: string): PictureSubject => ({ type: 'product_import', id: importId });

interface AppliedCounts {
  created: number;
  updated: number;
}

export async function countApplied(tx: Tx, id: string, { created, updated }: AppliedCounts): Promise<void> {
  await tx.query(
    `UPDATE product_imports SET created_count = created_count + $2, updated_count = updated_count + $3 WHERE id = $1`,
    [id, created, updated],
    'product-import-applied',
  );
}

/** True for a refused row whose only problem is that one product already has its names. */
const hasNameOfOne = `(SELECT bool_and(e ? 'productId') AND count(DISTINCT e ->> 'productId') = 1
  FROM jsonb_array_elements(errors) AS e)`;

/**
 * Returns the counts of an import. `sameNames` is 0 unless the import is READY: a taken name is an obstacle only before
 * the file is applied.
 */
export async function readProductCounts(
  executor: Executor,
  id: string,
): Promise<AppliedCounts & { sameNames: number }> {
  const [row] = await executor.query<AppliedCounts & { sameNames: number }>(
    `SELECT i.created_count AS created, i.updated_count AS updated,
       (SELECT count(*)::int FROM product_import_rows r
         WHERE i.status = ${ProductImportStatus.READY} AND r.import_id = i.id AND r.errors <> '[]' AND ${hasNameOfOne}) AS "sameNames"
     FROM product_imports i WHERE i.id = $1`,
    [id],
    'product-import-counts',
  );
  return row ?? { created: 0, updated: 0, sameNames: 0 };
}

/**
 * Gives each row of `hasNameOfOne` the id of that product, which keeps its slug. Returns false if there is no such row.
 */
export async function matchNames(tx: Tx, id: string): Promise<boolean> {
  const matched = await tx.query(
    `UPDATE product_import_rows
        SET data = jsonb_set(data #- '{cells,slug}', '{cells,id}', errors -> 0 -> 'productId')
      WHERE import_id = $1 AND errors <> '[]' AND ${hasNameOfOne} RETURNING line`,
    [id],
    'product-import-match-names',
  );
  return matched.length > 0;
}
