import type { DaySheetWire } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatWallDay } from '@/lib/wall-time';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';

interface DayToolbarProps {
  /** Undefined while the sheet is loading. */
  sheet: DaySheetWire | undefined;
  /** Undefined means today in the arena's time zone. */
  onDay: (day: string | undefined) => void;
}

/** Selects the day. */
export function DayToolbar({ sheet, onDay }: DayToolbarProps) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  const go = (days: number) => sheet && onDay(addDays(sheet.day, days));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex items-center">
        <IconButton icon={ChevronLeft} label={t('dayBefore')} onClick={() => go(-1)} />
        <Button variant="outline" onClick={() => onDay(undefined)}>
          {t('today')}
        </Button>
        <IconButton icon={ChevronRight} label={t('dayAfter')} onClick={() => go(1)} />
      </div>
      <h2 aria-live="polite" className="display-3 min-h-6 text-base first-letter:uppercase">
        {sheet && formatWallDay(sheet.day, locale)}
      </h2>
    </div>
  );
}
