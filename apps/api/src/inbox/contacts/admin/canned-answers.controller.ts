import { Body, Controller } from '@nestjs/common';
import type { CannedAnswerWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { CannedAnswers } from './canned-answers.js';

const AnswerId = (): ParameterDecorator => IdParam('id', 'CONTACT_012');

@Controller()
export class CannedAnswersController {
  constructor(private readonly answers: CannedAnswers) {}

  @Endpoint('contactAnswers.admin.list')
  list(): Promise<CannedAnswerWire[]> {
    return this.answers.list();
  }

  @Endpoint('contactAnswers.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'contactAnswers.admin.create'>,
    @Repeat() repeat: Repeatable,
  ): Promise<CannedAnswerWire> {
    return this.answers.create(user.id, body, repeat);
  }

  @Endpoint('contactAnswers.admin.update')
  update(
    @CurrentUser() user: Caller,
    @AnswerId() id: string,
    @Body() body: ReceivedBody<'contactAnswers.admin.update'>,
  ): Promise<CannedAnswerWire> {
    return this.answers.update(user.id, id, body);
  }

  @Endpoint('contactAnswers.admin.remove')
  remove(@CurrentUser() user: Caller, @AnswerId() id: string): Promise<null> {
    return this.answers.remove(user.id, id);
  }
}
