import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The URL of the installation's mailbox. The server adds it only to the pages of a trial installation. */
const mailbox = document.querySelector<HTMLMetaElement>('meta[name="trial-mailbox"]')?.content;

/** A banner above every page of a trial installation: no payment is charged and no email is delivered. */
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
