import { Controller } from '@nestjs/common';
import { policyFigures, type PolicyFiguresWire } from '@dronesoccer/contracts';
import { Endpoint } from '../../platform/http/index.js';
import { SettingsReader } from '../../money/taxes/index.js';

@Controller()
export class PoliciesController {
  constructor(private readonly settings: SettingsReader) {}

  @Endpoint('policies.figures', { cacheSeconds: 30 })
  async figures(): Promise<PolicyFiguresWire> {
    const { settings } = await this.settings.current();
    return { ...policyFigures, returnDays: settings.returns.windowDays };
  }
}
