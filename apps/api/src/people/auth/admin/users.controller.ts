import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, WithMessage } from '../../../platform/http/index.js';
import { SendPasswordReset } from './send-password-reset.js';

@Controller()
export class UsersAdminController {
  constructor(private readonly resets: SendPasswordReset) {}

  @Endpoint('users.admin.sendPasswordReset')
  async sendPasswordReset(
    @CurrentUser() caller: Caller,
    @IdParam('id', 'USER_001') id: string,
  ): Promise<WithMessage<null>> {
    await this.resets.send(caller, id);
    return new WithMessage(null, {
      en: 'The link to set a new password is on its way',
      fr: 'Le lien pour choisir un nouveau mot de passe vient d’être envoyé',
    });
  }
}
