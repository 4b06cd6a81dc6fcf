import { type Locale, locales } from '@dronesoccer/contracts';
import { OneOf, PageQueryDto } from '../../../platform/http/index.js';

export class ArchivePageDto extends PageQueryDto {}

export class FeedQueryDto {
  @OneOf(locales, { optional: true })
  locale?: Locale;
}
