import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { nextSlotsHeight } from './reserved-heights';
import { type SectionProps, SectionTop } from './section-text';

/** Stands in for the slots until the browser has fetched them, and leads to them where no script runs. */
export function SlotsPlaceholder({ text }: SectionProps) {
  const { t } = useTranslation('site');
  return (
    <div className={cx('noscript:min-h-0', nextSlotsHeight)}>
      {text.title !== '' && (
        <section className="page-width section-space flex flex-wrap items-end justify-between gap-4">
          <SectionTop text={text} builtIn="" />
          <ButtonLink to={paths.findArena} variant="outline">
            {t('home.findArena')}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
