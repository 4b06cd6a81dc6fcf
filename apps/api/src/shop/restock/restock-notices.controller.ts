import { Body, Controller, Query, Req } from '@nestjs/common';
import type { RestockStoppedWire, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import { addressOf, type ApiRequest, Endpoint, IdParam, Visitor, WithMessage } from '../../platform/http/index.js';
import { AskForNotice } from './ask-for-notice.js';
import { StopNotices } from './stop-notices.js';

@Controller()
export class RestockNoticesController {
  constructor(
    private readonly asking: AskForNotice,
    private readonly stopping: StopNotices,
  ) {}

  @Endpoint('restockNotices.ask')
  async ask(
    @IdParam('id', 'PROD_001') productId: string,
    @Body() body: ReceivedBody<'restockNotices.ask'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<WithMessage<null>> {
    await this.asking.ask(productId, body, visitor, addressOf(request));
    return new WithMessage(null, {
      en: 'We will email you once when it is back in stock',
      fr: 'Nous vous écrirons une seule fois quand il sera de retour en stock',
    });
  }

  @Endpoint('restockNotices.stop')
  stop(
    @IdParam('id', 'RESTOCK_001') id: string,
    @Query() { token }: ReceivedQuery<'restockNotices.stop'>,
  ): Promise<RestockStoppedWire> {
    return this.stopping.stop(id, token ?? null);
  }
}
