import { type CampaignListQuery, CampaignStatus, limits, patterns, valuesOf } from '@dronesoccer/contracts';
import { bodyOf, check, PageQueryDto, QueryOneOf, TextField } from '../../../platform/http/index.js';

const isTag = (value: unknown): boolean => typeof value === 'string' && patterns.uuid.test(value);

export class CampaignListDto extends PageQueryDto implements CampaignListQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(valuesOf(CampaignStatus))
  status?: CampaignStatus;

  /** Once, or several times. */
  @check({
    accepts: (value) =>
      isTag(value) || (Array.isArray(value) && value.length <= limits.newsletterTagsMax && value.every(isTag)),
    explain: () => ({ en: 'Choose topics from the list', fr: 'Choisissez des sujets dans la liste' }),
    schema: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: limits.newsletterTagsMax },
    optional: true,
  })
  tags?: string | string[];
}

export class CreateCampaignDto extends bodyOf('newsletter.campaigns.create') {}
export class UpdateCampaignDto extends bodyOf('newsletter.campaigns.update') {}
export class PreviewCampaignDto extends bodyOf('newsletter.campaigns.preview') {}
export class AudienceDto extends bodyOf('newsletter.campaigns.audience') {}
export class TestCampaignDto extends bodyOf('newsletter.campaigns.test') {}
