import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { PageHead } from '@/lib/page-head';
import { ButtonLink } from '@/ui/actions/link';
import { Trail } from '@/ui/layout/trail';

export function NotFoundScreen() {
  const { t } = useTranslation('common');
  return (
    <div className="page-width flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-16">
      <PageHead title={t('notFound.title')} isPrivate />
      <p aria-hidden className="numeral text-[clamp(5rem,22vw,16rem)] text-red">
        404
      </p>
      <Trail animated className="-mt-6 h-14 w-full max-w-xl" />
      <h1 className="display-2">{t('notFound.title')}</h1>
      <p className="lead text-column text-muted">{t('notFound.text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={paths.shop} variant="outline">
          {t('notFound.shop')}
        </ButtonLink>
      </div>
    </div>
  );
}
