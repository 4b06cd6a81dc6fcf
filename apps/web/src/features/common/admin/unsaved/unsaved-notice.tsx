import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import type { UnsavedText } from './use-unsaved';

interface UnsavedNoticeProps {
  text: Pick<UnsavedText<object>, 'unsaved' | 'discard'>;
  /** Brings the text back into the form. */
  onTake: () => void;
}

/** Offers the text that an earlier visit typed and did not save. */
export function UnsavedNotice({ text: { unsaved, discard }, onTake }: UnsavedNoticeProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  if (unsaved === null) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card border-2 border-ice p-4">
      <p className="grow basis-64">{t('unsavedText.text', { time: formatOfficeDateTime(unsaved.at, locale) })}</p>
      <Button onClick={onTake}>{t('unsavedText.take')}</Button>
      <Button variant="quiet" onClick={discard}>
        {t('unsavedText.drop')}
      </Button>
    </div>
  );
}
