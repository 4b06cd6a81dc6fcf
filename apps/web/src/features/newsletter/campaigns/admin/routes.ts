import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer } = dashboardPages('campaigns.admin');

export const campaignRoutes: RouteObject[] = [
  {
    path: 'newsletter',
    ...page(() => import('./components/list/campaign-table'), 'CampaignsPage', 'newsletter.admin'),
    children: [
      { path: 'campaigns/new', ...drawer(() => import('./components/list/new-campaign-drawer'), 'NewCampaignDrawer') },
    ],
  },
  { path: 'newsletter/campaigns/:id', ...page(() => import('./components/campaign-page'), 'CampaignPage', 'issues') },
];
