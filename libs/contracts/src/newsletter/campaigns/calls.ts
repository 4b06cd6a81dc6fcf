import { call, type CallArea, listCall } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import { newsletterArea } from '../subscribers/calls.ts';
import type {
  ArchivedCampaignWire,
  AudienceWire,
  CampaignCheckWire,
  CampaignListItemWire,
  CampaignPreviewWire,
  CampaignResultsWire,
  CampaignRunWire,
  CampaignWire,
  DeliveryWire,
  RecentCampaignWire,
  VisitedWire,
} from './wire.ts';

/** As in the spec, NEWS_008 covers both malformed input and a missing campaign. */
const campaignArea: CallArea = { ...newsletterArea, validation: 'NEWS_008', invalidData: 'NEWS_008' };

const byTeam = { area: campaignArea, access: [Role.SUPER_ADMIN] } as const;
const files = { cover: { max: 1, optional: true }, attachments: { max: 5, optional: true } } as const;

export const campaignCalls = {
  'newsletter.campaigns.admin.list': call<{ reply: Page<CampaignListItemWire> }>()({
    ...listCall,
    ...byTeam,
    path: '/newsletter/campaigns',
    summary: 'Campaigns by title or subject, status and topics, the latest first',
  }),
  'newsletter.campaigns.admin.export': call<{ reply: string }>()({
    ...byTeam,
    method: 'GET',
    path: '/admin/newsletter/campaigns/export',
    summary: 'The filtered campaigns as CSV with their figures, the latest first',
    csv: true,
    errors: ['NEWS_020'],
  }),
  'newsletter.campaigns.admin.create': call<{ reply: CampaignWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns',
    summary: 'Write a campaign: a draft, or scheduled when it is ready',
    status: 201,
    files,
    errors: ['NEWS_004', 'NEWS_005', 'NEWS_006', 'NEWS_007', 'NEWS_013', 'PICT_001', 'PICT_002'],
  }),
  'newsletter.campaigns.admin.detail': call<{ reply: CampaignWire }>()({
    ...byTeam,
    method: 'GET',
    path: '/admin/newsletter/campaigns/:id',
    summary: 'One campaign in both languages, with how far it has gone out',
    errors: [],
  }),
  'newsletter.campaigns.admin.update': call<{ reply: CampaignWire }>()({
    ...byTeam,
    method: 'PUT',
    path: '/newsletter/campaigns/:id',
    summary: 'Change a campaign that has not begun to go out; back to a draft by its status',
    files,
    errors: [
      ...(['NEWS_004', 'NEWS_005', 'NEWS_006', 'NEWS_007', 'NEWS_011', 'NEWS_013', 'NEWS_015'] as const),
      ...(['PICT_001', 'PICT_002'] as const),
    ],
  }),
  'newsletter.campaigns.admin.delete': call<{ reply: null }>()({
    ...byTeam,
    method: 'DELETE',
    path: '/newsletter/campaigns/:id',
    summary: 'Delete a draft or scheduled campaign',
    errors: ['NEWS_011'],
  }),
  'newsletter.campaigns.admin.duplicate': call<{ reply: CampaignWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/duplicate',
    summary: 'A draft with the same texts, pictures and audience',
    status: 201,
    errors: [],
  }),
  'newsletter.campaigns.admin.preview': call<{ reply: CampaignPreviewWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/preview',
    summary: 'The issue as it would leave now, in one language',
    errors: [],
  }),
  'newsletter.campaigns.admin.checks': call<{ reply: CampaignCheckWire[] }>()({
    ...byTeam,
    method: 'GET',
    path: '/newsletter/campaigns/:id/checks',
    summary: 'What stands in the way of sending, and what deserves a look first',
    errors: [],
  }),
  'newsletter.campaigns.admin.audience': call<{ reply: AudienceWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/audience',
    summary: 'How many readers topics and rules reach now, with ten examples',
    errors: ['NEWS_004'],
  }),
  'newsletter.campaigns.admin.test': call<{ reply: null }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/test',
    summary: 'Mail the issue to one address, in every language it is written in; counts nowhere',
    errors: ['NEWS_009', 'NEWS_013'],
  }),
  'newsletter.campaigns.admin.send': call<{ reply: CampaignWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/send',
    summary: 'Begin to send now; a second click on a campaign that is going out changes nothing',
    errors: ['NEWS_013', 'NEWS_014', 'NEWS_015'],
  }),
  'newsletter.campaigns.admin.cancel': call<{ reply: CampaignWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/cancel',
    summary: 'Cancel a draft or scheduled campaign; of one that is going out the rest is not sent',
    errors: ['NEWS_014'],
  }),
  'newsletter.campaigns.admin.pause': call<{ reply: CampaignRunWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/pause',
    summary: 'Pause a campaign that is going out',
    errors: ['NEWS_014'],
  }),
  'newsletter.campaigns.admin.resume': call<{ reply: CampaignRunWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/resume',
    summary: 'Go on exactly where it stood, or start one that was held at its time',
    errors: ['NEWS_013', 'NEWS_014'],
  }),
  'newsletter.campaigns.admin.pace': call<{ reply: CampaignRunWire }>()({
    ...byTeam,
    method: 'PUT',
    path: '/newsletter/campaigns/:id/pace',
    summary: 'How many emails a second, also while it is going out',
    errors: ['NEWS_014'],
  }),
  'newsletter.campaigns.admin.run': call<{ reply: CampaignRunWire }>()({
    ...byTeam,
    method: 'GET',
    path: '/newsletter/campaigns/:id/run',
    summary: 'How far a campaign has gone out',
    errors: ['NEWS_014'],
  }),
  'newsletter.campaigns.admin.deliveries': call<{ reply: Page<DeliveryWire> }>()({
    ...listCall,
    ...byTeam,
    path: '/newsletter/campaigns/:id/deliveries',
    summary: 'The recipients, by state and e-mail',
  }),
  'newsletter.campaigns.admin.resend': call<{ reply: CampaignRunWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/newsletter/campaigns/:id/resend',
    summary: 'Send unknown deliveries again, which may reach someone twice',
    errors: ['NEWS_014'],
  }),
  'newsletter.campaigns.visit': call<{ reply: VisitedWire }>()({
    area: campaignArea,
    method: 'POST',
    path: '/newsletter/campaigns/:id/visit',
    summary: 'A visit by an issue’s link, and where it leads; without a token a visit of the archive page',
    access: 'public',
    limit: 'newsletterVisit',
    errors: [],
  }),
  'newsletter.campaigns.admin.visits': call<{ reply: CampaignResultsWire }>()({
    ...byTeam,
    method: 'GET',
    path: '/newsletter/campaigns/:id/visits',
    summary: 'What a campaign led to: visits by kind and link, unsubscribes, over time and beside the five before it',
    errors: [],
  }),
  'newsletter.campaigns.get': call<{ reply: ArchivedCampaignWire }>()({
    area: campaignArea,
    method: 'GET',
    path: '/newsletter/campaigns/:slug',
    summary: 'A sent issue by its slug or id, as a page; for SUPER_ADMIN also one that is not sent yet',
    access: 'optional',
    errors: [],
  }),
  'newsletter.recent': call<{ reply: RecentCampaignWire[] }>()({
    area: campaignArea,
    method: 'GET',
    path: '/newsletter/recent',
    summary: 'The issues sent last',
    access: 'public',
    errors: [],
  }),
  'newsletter.archive': call<{ reply: Page<RecentCampaignWire> }>()({
    ...listCall,
    area: campaignArea,
    path: '/newsletter/archive',
    summary: 'All issues that were sent, the latest first',
    access: 'public',
  }),
};
