import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('newsletter.admin');

export const subscriberRoutes: RouteObject[] = [
  {
    path: 'newsletter/subscribers',
    ...page(() => import('./components/subscriber-list'), 'SubscribersPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/subscriber-drawer'), 'SubscriberDrawer') }],
  },
  {
    path: 'newsletter/topics',
    ...page(() => import('./components/topic-list'), 'TopicsPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/topic-drawer'), 'TopicDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/topic-drawer'), 'TopicDrawer') },
    ],
  },
];
