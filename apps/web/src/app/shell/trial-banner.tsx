import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Where the installation keeps its mail: the server says so in the page of a trial, and of no other. */
const mailbox = document.querySelector<HTMLMetaElement>('meta[name="trial-mailbox"]')?.content;

/** Above every page of an installation that someone only looks at: nothing here is paid or mailed for real. */
export default function TrialBanner() {
  const { t } = useTranslation('layout');
  if (!mailbox) return null;
  return (
    <aside
      aria-label={t('trial.label')}
      className="night flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-center text-sm"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0 text-warn max-sm:hidden" />
      <span>{t('trial.text')}</span>
      <a href={mailbox} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
        {t('trial.mailbox')}
      </a>
    </aside>
  );
}
