import { Controller } from '@nestjs/common';
import type { SocialLinkWire } from '@dronesoccer/contracts';
import { Endpoint } from '../../platform/http/index.js';
import { EditSocialLinks } from './admin/edit-social-links.js';

@Controller()
export class SocialLinksController {
  constructor(private readonly links: EditSocialLinks) {}

  @Endpoint('socialLinks.list', { cacheSeconds: 30 })
  list(): Promise<SocialLinkWire[]> {
    return this.links.shown();
  }
}
