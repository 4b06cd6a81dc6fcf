import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { i18n } from '@/lib/i18n/i18n';
import { reloadPage } from '@/lib/leave';
import { DocumentTitle } from '@/lib/page-head';
import { Button } from '@/ui/actions/button';

/**
 * The generic error screen (spec 2, Error screens). It reads its texts from the instance rather than a hook, and has
 * the spec's own at hand: whatever broke may have been the providers, or the loading of the texts.
 */
export function ErrorScreen() {
  const t = i18n.getFixedT(null, 'common');
  useEffect(() => {
    // What broke for want of a network is whole again with it.
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  return (
    <main
      className="page-width flex min-h-[70dvh] flex-col items-center justify-center gap-6 py-16 text-center"
      role="alert"
    >
      <DocumentTitle>{t('siteName', { defaultValue: 'Drone Soccer Canada' })}</DocumentTitle>
      <DarkBall label={t('error.pictureAlt', { defaultValue: '' })} />
      <h1 className="display-2">{t('error.title', { defaultValue: 'Error occurred!' })}</h1>
      <p className="lead text-muted">{t('error.text', { defaultValue: 'Error occurred!. Please try again later.' })}</p>
      <Button size="lg" onClick={reloadPage}>
        <RotateCw aria-hidden className="size-5" />
        {t('error.refresh', { defaultValue: 'Refresh' })}
      </Button>
    </main>
  );
}

/** Drawn rather than loaded: there may be no way to a picture. */
function DarkBall({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 320 200"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="w-full max-w-lg rounded-card bg-raised text-line-strong"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <ellipse cx="160" cy="166" rx="74" ry="8" fill="currentColor" stroke="none" opacity="0.35" />
      <circle cx="160" cy="100" r="64" strokeWidth="4" />
      {[18, 44].map((radius) => (
        <g key={radius}>
          <ellipse cx="160" cy="100" rx={radius} ry="64" />
          <ellipse cx="160" cy="100" rx="64" ry={radius} />
        </g>
      ))}
      <path d="M120 100h80M134 92h-28M214 92h-28" strokeWidth="5" strokeLinecap="round" />
      <rect x="146" y="92" width="28" height="16" rx="6" fill="currentColor" stroke="none" />
    </svg>
  );
}
