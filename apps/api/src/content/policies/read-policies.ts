import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  contentLimits,
  type Locale,
  type PolicyName,
  policyNames,
  type PolicyWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { fillFigures } from '@dronesoccer/domain';
import { SettingsReader } from '../../money/taxes/index.js';
import { policyVersion, type PolicyVersionRow, versionsInForce } from '../../people/policies/index.js';
import { type PreviewKind, PreviewLinks } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { inBothLanguages, Sitemap, type SitemapPage } from '../../platform/sitemap/index.js';

/** The preview links of versions that are not valid yet. */
export const policyPreviews: PreviewKind = { purpose: 'policy-preview', days: contentLimits.previewDays };

/** Reads the policies with the figures of the settings. */
@Injectable()
export class ReadPolicies implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsReader,
    private readonly previews: PreviewLinks,
    private readonly sitemap: Sitemap,
  ) {}

  onModuleInit(): void {
    this.sitemap.add(() => Promise.all(policyNames.map((name) => this.page(name))));
  }

  private async page(name: PolicyName): Promise<SitemapPage> {
    const [current] = await versionsInForce(this.database, name, this.clock.now());
    return {
      paths: inBothLanguages(`/policies/${name}`),
      ...(current !== undefined && { lastModified: current.validFrom }),
    };
  }

  /**
   * Returns the valid version of a policy, or the requested one if it is or was valid. The token of its preview link also
   * shows a later version.
   *
   * @throws AppError CONTENT_001; CONTENT_008 if the token has expired or is for another version
   */
  async get(name: string, { version, token }: ReceivedQuery<'policies.get'>, locale: Locale): Promise<PolicyWire> {
    const policy = policyNames.find((known) => known === name);
    if (policy === undefined) throw new AppError('CONTENT_001');
    const versions = await versionsInForce(this.database, policy, this.clock.now());
    const number = version ?? versions[0]?.number ?? 0;
    const found = await policyVersion(this.database, { policy, number, locale });
    if (found === null) throw new AppError('CONTENT_001');
    if (!versions.some(({ id }) => id === found.id)) this.assertPreviewed(found.id, token);
    return {
      ...{ name: policy, title: found.title, body: fillFigures(found.body, await this.settings.policyFigures()) },
      ...presentVersion(found),
      versions: versions.map(presentVersion),
    };
  }

  private assertPreviewed(id: string, token: string | undefined): void {
    if (token === undefined) throw new AppError('CONTENT_001');
    if (!this.previews.opens(policyPreviews, id, token)) throw new AppError('CONTENT_008');
  }
}

const presentVersion = ({ number, validFrom }: PolicyVersionRow) => ({ number, validFrom: validFrom.toISOString() });
