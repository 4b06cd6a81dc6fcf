import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('content.admin', 'media.admin', 'policies.admin');

export const policyRoutes: RouteObject[] = [
  { path: 'content/policies', ...page(() => import('./components/policies-page'), 'PoliciesPage') },
  { path: 'content/policies/:name', ...page(() => import('./components/policy-page'), 'PolicyPage') },
  { path: 'content/policies/:name/versions', ...page(() => import('./components/policy-page'), 'PolicyVersionsPage') },
];
