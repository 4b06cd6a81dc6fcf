import { Body, Controller } from '@nestjs/common';
import type { SocialLinksWire, SocialLinkWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, WithMessage } from '../../platform/http/index.js';
import { EditSocialLinks } from './edit-social-links.js';
import { SocialLinksDto } from './settings.dto.js';

@Controller()
export class SocialLinksController {
  constructor(private readonly links: EditSocialLinks) {}

  @Endpoint('socialLinks.list', { cacheSeconds: 30 })
  list(): Promise<SocialLinkWire[]> {
    return this.links.shown();
  }

  @Endpoint('socialLinks.admin.get')
  get(): Promise<SocialLinksWire> {
    return this.links.read();
  }

  @Endpoint('socialLinks.admin.put')
  async put(@CurrentUser() caller: Caller, @Body() body: SocialLinksDto): Promise<WithMessage<SocialLinksWire>> {
    const saved = await this.links.save(caller, body);
    return new WithMessage(saved, { en: 'Links saved', fr: 'Liens enregistrés' });
  }
}
