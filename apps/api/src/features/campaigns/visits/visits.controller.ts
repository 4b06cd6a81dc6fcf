import { Body, Controller, Req } from '@nestjs/common';
import type { CampaignResultsWire, VisitedWire } from '@dronesoccer/contracts';
import { type ApiRequest, bodyOf, Endpoint, IdParam } from '../../../platform/http/index.js';
import { ReadResults } from './read-results.js';
import { RecordVisit } from './record-visit.js';

export class VisitDto extends bodyOf('newsletter.campaigns.visit') {}

@Controller()
export class VisitsController {
  constructor(
    private readonly recording: RecordVisit,
    private readonly results: ReadResults,
  ) {}

  @Endpoint('newsletter.campaigns.visit')
  visit(
    @IdParam('id', 'NEWS_008') id: string,
    @Body() { token = null }: VisitDto,
    @Req() request: ApiRequest,
  ): Promise<VisitedWire> {
    return this.recording.visit(id, token, request.headers['user-agent'] ?? null);
  }

  @Endpoint('newsletter.campaigns.visits')
  visits(@IdParam('id', 'NEWS_008') id: string): Promise<CampaignResultsWire> {
    return this.results.of(id);
  }
}
