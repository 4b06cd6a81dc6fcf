import { RotateCw } from 'lucide-react';
import { i18n } from '@/lib/i18n/i18n';
import { reloadPage } from '@/lib/leave';
import { DocumentTitle } from '@/lib/page-head';
import { Button } from '@/ui/actions/button';
import { Picture } from '@/ui/layout/picture';

/**
 * The generic error screen (spec 2, Error screens). It reads its texts from the instance rather than a hook, and has
 * the spec's own at hand: whatever broke may have been the providers, or the loading of the texts.
 */
export function ErrorScreen() {
  const t = i18n.getFixedT(null, 'common');
  return (
    <main
      className="page-width flex min-h-[70dvh] flex-col items-center justify-center gap-6 py-16 text-center"
      role="alert"
    >
      <DocumentTitle>{t('siteName', { defaultValue: 'Drone Soccer Canada' })}</DocumentTitle>
      <Picture
        src="/pictures/arena/error-lost.webp"
        alt={t('error.pictureAlt', { defaultValue: '' })}
        sizes="(min-width: 40rem) 32rem, 92vw"
        className="w-full max-w-lg rounded-card"
        priority
      />
      <h1 className="display-2">{t('error.title', { defaultValue: 'Error occurred!' })}</h1>
      <p className="lead text-muted">{t('error.text', { defaultValue: 'Error occurred!. Please try again later.' })}</p>
      <Button size="lg" onClick={reloadPage}>
        <RotateCw aria-hidden className="size-5" />
        {t('error.refresh', { defaultValue: 'Refresh' })}
      </Button>
    </main>
  );
}
