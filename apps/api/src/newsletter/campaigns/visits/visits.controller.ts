import { Body, Controller, Req } from '@nestjs/common';
import type { ReceivedBody, VisitedWire } from '@dronesoccer/contracts';
import { type ApiRequest, Endpoint, IdParam } from '../../../platform/http/index.js';
import { RecordVisit } from './record-visit.js';

@Controller()
export class VisitsController {
  constructor(private readonly recording: RecordVisit) {}

  @Endpoint('newsletter.campaigns.visit')
  visit(
    @IdParam('id', 'NEWS_008') id: string,
    @Body() { token = null }: ReceivedBody<'newsletter.campaigns.visit'>,
    @Req() request: ApiRequest,
  ): Promise<VisitedWire> {
    return this.recording.visit(id, token, request.headers['user-agent'] ?? null);
  }
}
