import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { recentIssuesHeight } from './reserved-heights';
import type { SectionProps } from './section-text';

/**
 * The code, texts and issues load after the first screen. Visitors did not ask for them, so a failure is not announced.
 */
export const LateRecentIssues = lazyComponent<SectionProps>(
  async () => {
    const [part] = await Promise.all([import('./recent-issues'), loadNamespaces('issues')]);
    return part;
  },
  { isQuiet: true, placeholder: <div className={recentIssuesHeight} /> },
);
