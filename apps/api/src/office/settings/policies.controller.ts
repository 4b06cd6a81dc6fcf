import { Controller } from '@nestjs/common';
import type { PolicyFiguresWire } from '@dronesoccer/contracts';
import { Endpoint } from '../../platform/http/index.js';
import { SettingsReader } from '../../money/taxes/index.js';

@Controller()
export class PoliciesController {
  constructor(private readonly settings: SettingsReader) {}

  @Endpoint('policies.figures', { cacheSeconds: 30 })
  figures(): Promise<PolicyFiguresWire> {
    return this.settings.policyFigures();
  }
}
