import { Injectable } from '@nestjs/common';
import { serverLimits, type SavedViewBody, type SavedViewScreen, type SavedViewWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { Database, newId } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** Named filters of dashboard lists. Users see only their own. */
@Injectable()
export class EditSavedViews {
  constructor(private readonly database: Database) {}

  list({ id }: Caller, screen: SavedViewScreen): Promise<SavedViewWire[]> {
    return this.database.query<SavedViewWire>(
      'SELECT id, screen, name, query FROM saved_views WHERE user_id = $1::uuid AND screen = $2 ORDER BY lower(name), name',
      [id, screen],
      'saved-views-of-screen',
    );
  }

  async save({ id }: Caller, { screen, name, query }: SavedViewBody): Promise<SavedViewWire> {
    return this.database.transaction(async (tx) => {
      // Locking the user's row serializes concurrent saves from two tabs, so that the limit holds.
      await tx.query('SELECT 1 FROM users WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'saved-views-lock');
      const [view] = await tx.query<SavedViewWire>(
        `INSERT INTO saved_views (id, user_id, screen, name, query)
         SELECT $1::uuid, $2::uuid, $3, $4, $5
         WHERE EXISTS (SELECT 1 FROM saved_views WHERE user_id = $2::uuid AND screen = $3 AND name = $4)
            OR (SELECT count(*) FROM saved_views WHERE user_id = $2::uuid AND screen = $3) < $6
         ON CONFLICT (user_id, screen, name) DO UPDATE SET query = excluded.query
         RETURNING id, screen, name, query`,
        [newId(), id, screen, name, query, serverLimits.savedViewsMax],
        'saved-view-save',
      );
      if (view === undefined) throw new AppError('VIEW_002');
      return view;
    });
  }

  async remove({ id }: Caller, viewId: string): Promise<null> {
    const rows = await this.database.query(
      'DELETE FROM saved_views WHERE id = $1::uuid AND user_id = $2::uuid RETURNING id',
      [viewId, id],
      'saved-view-delete',
    );
    if (rows.length === 0) throw new AppError('VIEW_001');
    return null;
  }
}
