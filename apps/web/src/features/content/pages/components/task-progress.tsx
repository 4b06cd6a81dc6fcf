import { useTranslation } from 'react-i18next';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import type { Ticks } from '../model/ticks';

/** The number of a page's tasks that are ticked. */
export function TaskProgress({ total, ticks: { ticked, replace } }: { total: number; ticks: Ticks }) {
  const { t } = useTranslation('editorial');
  const done = Math.min(ticked.length, total);
  const words = done === total ? t('page.tasks.all') : t('page.tasks.done', { done, total });
  const startOver = () => {
    replace([]);
    notifyUndo(t('page.tasks.cleared'), () => replace(ticked));
  };
  return (
    <section aria-label={t('page.tasks.progress')} className="text-column flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="font-bold" aria-live="polite">
          {words}
        </p>
        {done > 0 && (
          <Button variant="outline" onClick={startOver}>
            {t('page.tasks.again')}
          </Button>
        )}
      </div>
      <progress
        aria-label={t('page.tasks.progress')}
        value={done}
        max={total}
        className="h-2 w-full accent-(--ice-fill)"
      />
      <p className="text-sm text-muted">{t('page.tasks.kept')}</p>
    </section>
  );
}
