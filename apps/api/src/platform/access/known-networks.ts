import { Injectable } from '@nestjs/common';
import { Database } from '../database/index.js';

/** The networks from which a person has signed in; a session counts until housekeeping deletes it. */
@Injectable()
export class KnownNetworks {
  constructor(private readonly database: Database) {}

  /** @param network a name from `networkOf` */
  async isKnown(email: string, network: string): Promise<boolean> {
    const known = await this.database.query(
      `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE u.email = $1 AND s.network = $2 LIMIT 1`,
      [email, network],
      'known-network',
    );
    return known.length > 0;
  }
}
