import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { i18n } from '@/lib/i18n/i18n';
import { reloadPage } from '@/lib/leave';
import { DocumentTitle } from '@/lib/page-head';
import { Button } from '@/ui/actions/button';
import { ErrorPage } from './error-page';

/**
 * What shows in a page's place when it failed, or the server was not there to give it (spec 2, Error screens); the header
 * and footer around it stay. It reads its texts from
 * the instance rather than a hook, and has the spec's own at hand: whatever broke may have been the providers, or the
 * loading of the texts.
 */
export function ErrorScreen() {
  const t = i18n.getFixedT(null, 'common');
  useEffect(() => {
    // What broke for want of a network is whole again with it.
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
