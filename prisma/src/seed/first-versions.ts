import { VersionAction } from '@dronesoccer/contracts';
import type pg from 'pg';

/** Records the first version of every entry that has none. */
export const insertFirstVersions = (client: pg.Client): Promise<unknown> =>
  client.query(
    `INSERT INTO entry_versions (entry_id, number, action, saved_at, content)
     SELECT id, version, ${VersionAction.CREATED}, updated_at, content_snapshot(id) FROM content_entries e
      WHERE NOT EXISTS (SELECT FROM entry_versions v WHERE v.entry_id = e.id)`,
  );
