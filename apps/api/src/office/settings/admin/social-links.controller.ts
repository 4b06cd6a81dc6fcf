import { Body, Controller } from '@nestjs/common';
import type { ReceivedBody, SocialLinksWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, WithMessage } from '../../../platform/http/index.js';
import { EditSocialLinks } from './edit-social-links.js';

@Controller()
export class SocialLinksAdminController {
  constructor(private readonly links: EditSocialLinks) {}

  @Endpoint('socialLinks.admin.get')
  get(): Promise<SocialLinksWire> {
    return this.links.read();
  }

  @Endpoint('socialLinks.admin.put')
  async put(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'socialLinks.admin.put'>,
  ): Promise<WithMessage<SocialLinksWire>> {
    const saved = await this.links.save(caller, body);
    return new WithMessage(saved, { en: 'Links saved', fr: 'Liens enregistrés' });
  }
}
