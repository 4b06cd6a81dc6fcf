import { class20 } from '@/content/pages/classes';
import { ClassRules } from './parts/class-rules';
import { SitePageView } from './parts/site-page-view';

export default function Class20Page() {
  return (
    <SitePageView content={class20}>
      <ClassRules size={20} />
    </SitePageView>
  );
}
