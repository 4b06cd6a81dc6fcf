import { class40 } from '@/content/pages/classes';
import { ClassRules } from './parts/class-rules';
import { SitePageView } from './parts/site-page-view';

export default function Class40Page() {
  return (
    <SitePageView content={class40}>
      <ClassRules size={40} />
    </SitePageView>
  );
}
