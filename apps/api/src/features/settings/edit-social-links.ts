import { Injectable } from '@nestjs/common';
import {
  type EditedSocialLinkWire,
  settingsProblems,
  type SocialLinksBody,
  type SocialLinksWire,
  type SocialLinkWire,
} from '@dronesoccer/contracts';
import { isLinkOf } from '@dronesoccer/domain';
import type { Caller } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, executorOf, type PrismaTx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { SettingsReader } from './settings-reader.js';
import { claimVersion, readStored, settingsSubject, writeSettings } from './settings.queries.js';

/** The links to social networks in the footer: a setting with a section of its own, under the version of all of them. */
@Injectable()
export class EditSocialLinks {
  constructor(
    private readonly database: Database,
    private readonly reader: SettingsReader,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What the footer shows. */
  async shown(): Promise<SocialLinkWire[]> {
    const { settings } = await this.reader.current();
    return settings.social.links.flatMap(({ network, href, isShown }) =>
      isShown && href !== null ? { network, href } : [],
    );
  }

  read(): Promise<SocialLinksWire> {
    return this.database.prismaTransaction((tx) => this.stored(tx));
  }

  /** @throws AppError SET_001 when the settings were saved since they were read, SET_002 for a link of another site */
  async save(caller: Caller, { version, links }: SocialLinksBody): Promise<SocialLinksWire> {
    const after = links.map(({ network, href, isShown }) => ({ network, href: href || null, isShown }));
    refuseUnfit(after);
    return this.database.prismaTransaction(async (tx) => {
      const at = this.clock.now();
      const executor = executorOf(tx);
      if (!(await claimVersion(executor, version, at))) throw new AppError('SET_001');
      const { settings } = await readStored(tx);
      await writeSettings(tx, { ...settings, social: { links: after } }, at);
      await this.audit.write(executor, {
        actorId: caller.id,
        action: 'settings.saved',
        subjectType: settingsSubject.type,
        subjectId: settingsSubject.id,
        before: { social: settings.social },
        after: { social: { links: after } },
      });
      return this.stored(tx);
    });
  }

  private async stored(tx: PrismaTx): Promise<SocialLinksWire> {
    const { version, settings } = await readStored(tx);
    return { version, links: [...settings.social.links] };
  }
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
