import { Body, Controller } from '@nestjs/common';
import type {
  CoachConsentWire,
  CoachSessionDetailWire,
  CoachSessionWire,
  Locale,
  ReceivedBody,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale } from '../../platform/http/index.js';
import { CheckInAsCoach } from './check-in-as-coach.js';
import { CoachConsents } from './coach-consents.js';
import { CoachSessions } from './coach-sessions.js';

const SlotId = (): ParameterDecorator => IdParam('id', 'BOOK_021');

@Controller()
export class CoachingController {
  constructor(
    private readonly sessions: CoachSessions,
    private readonly door: CheckInAsCoach,
    private readonly consents: CoachConsents,
  ) {}

  @Endpoint('coaching.sessions')
  list(@CurrentUser() user: Caller, @RequestLocale() locale: Locale): Promise<CoachSessionWire[]> {
    return this.sessions.list(user.id, locale);
  }

  @Endpoint('coaching.session')
  get(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<CoachSessionDetailWire> {
    return this.sessions.get(id, user.id, locale);
  }

  @Endpoint('coaching.checkIn')
  checkIn(
    @CurrentUser() user: Caller,
    @SlotId() id: string,
    @Body() body: ReceivedBody<'coaching.checkIn'>,
    @RequestLocale() locale: Locale,
  ): Promise<CoachSessionDetailWire> {
    return this.door.checkIn(id, body, user.id, locale);
  }

  @Endpoint('coaching.get')
  consent(@CurrentUser() user: Caller): Promise<CoachConsentWire> {
    return this.consents.get(user.id);
  }

  @Endpoint('coaching.setConsent')
  setConsent(
    @CurrentUser() user: Caller,
    @Body() { isNamed }: ReceivedBody<'coaching.setConsent'>,
  ): Promise<CoachConsentWire> {
    return this.consents.set(user.id, isNamed);
  }
}
