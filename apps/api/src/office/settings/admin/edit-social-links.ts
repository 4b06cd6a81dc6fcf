import { Injectable } from '@nestjs/common';
import {
  type EditedSocialLinkWire,
  settingsProblems,
  socialNetworks,
  type SocialLinksBody,
  type SocialLinksWire,
  type SocialLinkWire,
} from '@dronesoccer/contracts';
import { isLinkOf } from '@dronesoccer/domain';
import type { Caller } from '../../../platform/access/index.js';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** The defaults until someone changes the links. */
const asInstalled: SocialLinksWire = {
  version: 1,
  links: socialNetworks.map(({ network, href }) => ({ network, href, isShown: true })),
};

/**
 * Reads and saves the footer's links to social networks. The links have a separate row and version, so that editing
 * them does not conflict with editing the shop settings.
 */
@Injectable()
export class EditSocialLinks {
  private readonly edits: Edits<SocialLinksWire, SocialLinksWire, 'all', Tx>;

  constructor(
    private readonly database: Database,
    audit: Audit,
    private readonly clock: Clock,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'settings', missing: 'COMMON_001', changed: 'SET_001' },
      hold: (tx) => holdLinks(tx, clock.now()),
      present: (standing) => standing,
      audited: ({ links }) => ({ links }),
    });
  }

  /** Returns the links that the footer shows. */
  async shown(): Promise<SocialLinkWire[]> {
    const { links } = await this.read();
    return links.flatMap(({ network, href, isShown }) => (isShown && href !== null ? { network, href } : []));
  }

  read(): Promise<SocialLinksWire> {
    return readLinks(this.database);
  }

  /**
   * @throws AppError SET_001, with the current links, if the links were saved since they were read; SET_002 if an
   * address belongs to another site
   */
  save({ id: actorId }: Caller, { version, links }: SocialLinksBody): Promise<SocialLinksWire> {
    const saved = links.map(({ network, href, isShown }) => ({ network, href: href || null, isShown }));
    refuseUnfit(saved);
    return this.database.transaction((tx) =>
      this.edits.change(tx, { actorId, id: 'social', scope: 'all', version, action: 'saved' }, async (before) => {
        const value: SocialLinksWire = { version: before.version + 1, links: saved };
        await tx.query(
          `UPDATE settings SET value = $1::jsonb, updated_at = $2 WHERE key = 'social'`,
          [value, this.clock.now()],
          'social-links-replace',
        );
      }),
    );
  }
}

async function readLinks(executor: Executor): Promise<SocialLinksWire> {
  const [row] = await executor.query<{ value: SocialLinksWire }>(
    `SELECT value FROM settings WHERE key = 'social'`,
    [],
    'social-links',
  );
  return row?.value ?? asInstalled;
}

/** Locks the links until the transaction ends. The first save creates the row. */
async function holdLinks(tx: Tx, now: Date): Promise<SocialLinksWire> {
  await tx.query(
    `INSERT INTO settings (key, value, updated_at) VALUES ('social', $1::jsonb, $2) ON CONFLICT (key) DO NOTHING`,
    [asInstalled, now],
    'social-links-install',
  );
  await tx.query(`SELECT 1 FROM settings WHERE key = 'social' FOR UPDATE`, [], 'social-links-lock');
  return readLinks(tx);
}

function refuseUnfit(links: readonly EditedSocialLinkWire[]): void {
  const refuse = (field: string, message: (typeof settingsProblems)[keyof typeof settingsProblems]): never => {
    throw new AppError('SET_002', { errors: [{ field, message }] });
  };
  if (new Set(links.map(({ network }) => network)).size < links.length) refuse('links', settingsProblems.networksOnce);
  links.forEach(({ network, href }, at) => {
    if (href !== null && !isLinkOf(network, href)) refuse(`links.${at}.href`, settingsProblems.foreignLink);
  });
}
