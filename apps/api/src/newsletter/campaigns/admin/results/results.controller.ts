import { Controller } from '@nestjs/common';
import type { CampaignResultsWire } from '@dronesoccer/contracts';
import { Endpoint, IdParam } from '../../../../platform/http/index.js';
import { ReadResults } from './read-results.js';

@Controller()
export class ResultsController {
  constructor(private readonly results: ReadResults) {}

  @Endpoint('newsletter.campaigns.admin.visits')
  visits(@IdParam('id', 'NEWS_008') id: string): Promise<CampaignResultsWire> {
    return this.results.of(id);
  }
}
