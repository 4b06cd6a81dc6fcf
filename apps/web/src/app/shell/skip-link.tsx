import { useTranslation } from 'react-i18next';

export const contentId = 'content';

export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <a
      href={`#${contentId}`}
      className="control-text absolute top-2 left-2 z-[80] -translate-y-20 rounded-control bg-ink px-5 py-4 text-ground focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
