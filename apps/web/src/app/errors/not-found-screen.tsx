import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { PageHead } from '@/lib/page-head';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorPage } from './error-page';

export default function NotFoundScreen() {
  const { t } = useTranslation(['common', 'layout']);
  return (
    <>
      <PageHead title={t('notFound.title')} isPrivate />
      <ErrorPage
        pictureAlt={t('error.pictureAlt')}
        code="404"
        title={t('notFound.title')}
        lines={[t('notFound.text'), t('notFound.why')]}
      >
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={paths.shop} variant="outline">
          {t('notFound.shop')}
        </ButtonLink>
        <ButtonLink to={paths.siteSearch} variant="outline">
          <Search aria-hidden className="size-5" />
          {t('search.submit', { ns: 'layout' })}
        </ButtonLink>
      </ErrorPage>
    </>
  );
}
