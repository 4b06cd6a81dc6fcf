import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Locale, type PolicyName, policyNames, type PolicyWire } from '@dronesoccer/contracts';
import { fillFigures } from '@dronesoccer/domain';
import { SettingsReader } from '../../money/taxes/index.js';
import { policyVersion, type PolicyVersionRow, versionsInForce } from '../../people/policies/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { inBothLanguages, Sitemap, type SitemapPage } from '../../platform/sitemap/index.js';

/** Reads the policies with the figures of the settings. */
@Injectable()
export class ReadPolicies implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsReader,
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
   * Returns the valid version of a policy, or the requested one if it is or was valid.
   *
   * @throws AppError CONTENT_001
   */
  async get(name: string, wanted: number | undefined, locale: Locale): Promise<PolicyWire> {
    const policy = policyNames.find((known) => known === name);
    if (policy === undefined) throw new AppError('CONTENT_001');
    const versions = await versionsInForce(this.database, policy, this.clock.now());
    const number = wanted ?? versions[0]?.number ?? 0;
    if (!versions.some((version) => version.number === number)) throw new AppError('CONTENT_001');
    const found = await policyVersion(this.database, { policy, number, locale });
    if (found === null) throw new AppError('CONTENT_001');
    return {
      ...{ name: policy, title: found.title, body: fillFigures(found.body, await this.settings.policyFigures()) },
      ...presentVersion(found),
      versions: versions.map(presentVersion),
    };
  }
}

const presentVersion = ({ number, validFrom }: PolicyVersionRow) => ({ number, validFrom: validFrom.toISOString() });
