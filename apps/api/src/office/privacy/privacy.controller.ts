import { Body, Controller } from '@nestjs/common';
import type { ErasureWire, Locale, PersonalDataWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, RequestLocale, WithMessage } from '../../platform/http/index.js';
import { EraseAccount } from './erase-account.js';
import { ExportPersonalData } from './export-personal-data.js';
import { FollowEmail } from './follow-email.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly data: ExportPersonalData,
    private readonly erasing: EraseAccount,
    private readonly emails: FollowEmail,
  ) {}

  @Endpoint('privacy.export')
  export(@CurrentUser() caller: Caller, @RequestLocale() locale: Locale): Promise<PersonalDataWire> {
    return this.data.of(caller.id, locale);
  }

  @Endpoint('privacy.preview')
  preview(@CurrentUser() caller: Caller, @RequestLocale() locale: Locale): Promise<ErasureWire> {
    return this.erasing.preview(caller.id, locale);
  }

  @Endpoint('auth.confirmEmailChange')
  async confirmEmailChange(@Body() { token }: ReceivedBody<'auth.confirmEmailChange'>): Promise<WithMessage<null>> {
    await this.emails.confirm(token);
    return new WithMessage(null, { en: 'Your email has been changed', fr: 'Votre adresse courriel a été changée' });
  }

  @Endpoint('privacy.erase')
  async erase(
    @CurrentUser() caller: Caller,
    @Body() { password }: ReceivedBody<'privacy.erase'>,
    @RequestLocale() locale: Locale,
  ): Promise<WithMessage<null>> {
    await this.erasing.erase(caller, password, locale);
    return new WithMessage(null, {
      en: 'Your account has been erased',
      fr: 'Votre compte a été effacé',
    });
  }
}
