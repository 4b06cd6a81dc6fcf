import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/lib/late';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The form needs the form library, so it loads after the page's content. */
export const LateContactForm = lazyComponent(async () => ({ default: (await import('../form')).ContactForm }), {
  placeholder: <FormSkeleton />,
});

function FormSkeleton() {
  const { t } = useTranslation('contacts');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
