import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Link } from '../actions/link';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface Step {
  label: string;
  /** The address at which a finished step can be changed. */
  to?: string | undefined;
}

/** The progress through a sequence of screens (checkout, booking). Finished steps link back. */
export function Steps({ label, steps, current }: { label: string; steps: readonly Step[]; current: number }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={label}>
      <ol className="flex gap-1 sm:gap-4">
        {steps.map((step, index) => {
          const done = index < current;
          const here = index === current;
          const content = (
            <>
              <span aria-hidden className={cx('graph h-1 rounded-full', done || here ? 'bg-ice-fill' : 'bg-line')} />
              <span className={cx('flex items-center gap-1.5 text-sm', here ? 'font-bold' : 'text-muted')}>
                {done ? (
                  <Check aria-hidden className="size-4 text-good" />
                ) : (
                  // On the narrowest phones the number is hidden to make room for the other steps, each a thumb wide.
                  <span className={cx('numeral', here && 'max-[22.5rem]:hidden')}>{index + 1}</span>
                )}
                <span className={cx(!here && 'max-sm:sr-only')}>{step.label}</span>
                {done && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              className={cx('min-w-11 grow basis-0', here && 'max-sm:shrink-0 max-sm:basis-auto')}
              aria-current={here ? 'step' : undefined}
            >
              {done && step.to ? (
                <Link to={step.to} className="flex min-h-11 flex-col gap-2 hover:text-ink">
                  {content}
                </Link>
              ) : (
                <span className="flex min-h-11 flex-col gap-2">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
