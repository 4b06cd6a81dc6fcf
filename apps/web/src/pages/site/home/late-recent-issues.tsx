import { loadNamespaces } from '@/lib/i18n/i18n';
import { renderedPart } from '@/features/common/rendered-part';
import { recentIssuesHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

export const LateRecentIssues = renderedPart<SectionProps>(
  async () => {
    const [part] = await Promise.all([import('./recent-issues'), loadNamespaces('issues')]);
    return part;
  },
  { placeholder: <div className={recentIssuesHeight} /> },
);
