import { Body, Controller } from '@nestjs/common';
import type { ErasureReceiptWire, ErasureWire, Locale, PersonalDataWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { EraseAccount } from '../erase-account.js';
import { ExportPersonalData } from '../export-personal-data.js';

const UserId = (): ParameterDecorator => IdParam('id', 'USER_001');

/** Serves the rights of a person who asks the organisation for the data or its erasure. */
@Controller()
export class PrivacyAdminController {
  constructor(
    private readonly data: ExportPersonalData,
    private readonly erasing: EraseAccount,
  ) {}

  @Endpoint('privacy.admin.export')
  export(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<PersonalDataWire> {
    return this.data.for(caller.id, id, locale);
  }

  @Endpoint('privacy.admin.preview')
  preview(@UserId() id: string, @RequestLocale() locale: Locale): Promise<ErasureWire> {
    return this.erasing.preview(id, locale);
  }

  @Endpoint('privacy.admin.erase')
  erase(
    @CurrentUser() caller: Caller,
    @UserId() id: string,
    @Body() { email }: ReceivedBody<'privacy.admin.erase'>,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<ErasureReceiptWire> {
    return this.erasing.eraseFor(caller, id, { email, locale, repeat });
  }
}
