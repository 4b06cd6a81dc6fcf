import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { i18n } from '@/lib/i18n/i18n';
import { reloadPage } from '@/lib/leave';
import { DocumentTitle } from '@/lib/page-head';
import { Button } from '@/ui/actions/button';
import { ErrorPage } from './error-page';

/**
 * Replaces a page that failed or could not be loaded from the server (spec 2, Error screens). The header and footer
 * stay. It reads its texts from the i18n instance instead of a hook and falls back to the spec's texts, because the
 * providers or the loading of the texts may be what failed.
 */
export function ErrorScreen() {
  const t = i18n.getFixedT(null, 'common');
  useEffect(() => {
    // If the connection was lost, reloading fixes the page once the connection is back.
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  return (
    <main role="alert">
      <DocumentTitle>{t('siteName', { defaultValue: 'Drone Soccer Canada' })}</DocumentTitle>
      <ErrorPage
        pictureAlt={t('error.pictureAlt', { defaultValue: '' })}
        title={t('error.title', { defaultValue: 'Error occurred!' })}
        lines={[
          t('error.text', { defaultValue: 'Error occurred!. Please try again later.' }),
          t('error.kept', { defaultValue: 'What is in your cart is kept.' }),
        ]}
      >
        <Button size="lg" onClick={reloadPage}>
          <RotateCw aria-hidden className="size-5" />
          {t('error.refresh', { defaultValue: 'Refresh' })}
        </Button>
      </ErrorPage>
    </main>
  );
}
