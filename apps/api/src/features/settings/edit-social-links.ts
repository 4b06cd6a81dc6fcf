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
import type { Caller } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';

/** Until someone changes them. */
const asInstalled: SocialLinksWire = {
  version: 1,
  links: socialNetworks.map(({ network, href }) => ({ network, href, isShown: true })),
};

/**
 * The links to social networks in the footer. They have a row and a version of their own: who edits them and who edits the
 * shop's settings are not in each other's way.
 */
@Injectable()
export class EditSocialLinks {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What the footer shows. */
  async shown(): Promise<SocialLinkWire[]> {
    const { links } = await this.read();
    return links.flatMap(({ network, href, isShown }) => (isShown && href !== null ? { network, href } : []));
  }

  read(): Promise<SocialLinksWire> {
    return readLinks(this.database);
  }

  /** @throws AppError SET_001 when the links were saved since they were read, SET_002 for an address of another site */
  async save(caller: Caller, { version, links }: SocialLinksBody): Promise<SocialLinksWire> {
    const saved: SocialLinksWire = {
      version: version + 1,
      links: links.map(({ network, href, isShown }) => ({ network, href: href || null, isShown })),
    };
    refuseUnfit(saved.links);
    return this.database.transaction(async (tx) => {
      const before = await readLinks(tx);
      const rows = await tx.query(replaceLinks, [version, saved, this.clock.now()], 'social-links-replace');
      if (rows.length === 0) throw new AppError('SET_001');
      await this.audit.write(tx, {
        actorId: caller.id,
        action: 'settings.saved',
        subjectType: 'settings',
        subjectId: 'social',
        before: { links: before.links },
        after: { links: saved.links },
      });
      return saved;
    });
  }
}

/** Nothing is replaced when the version is another one by now; the first save of all makes the row. */
const replaceLinks = `
  INSERT INTO settings (key, value, updated_at)
  SELECT 'social', $2::jsonb, $3::timestamptz WHERE $1 = ${asInstalled.version} OR EXISTS (SELECT FROM settings WHERE key = 'social')
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at
  WHERE (settings.value ->> 'version')::int = $1
  RETURNING key`;

async function readLinks(executor: Executor): Promise<SocialLinksWire> {
  const [row] = await executor.query<{ value: SocialLinksWire }>(
    `SELECT value FROM settings WHERE key = 'social'`,
    [],
    'social-links',
  );
  return row?.value ?? asInstalled;
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
