import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { IconButton } from '@/ui/actions/icon-button';

interface PageButtonsProps {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** Pages through a list inside a drawer. The page is not kept in the address, which belongs to the drawer. */
export function PageButtons({ page, pageSize, total, onChange }: PageButtonsProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  if (total <= pageSize) return null;
  const number = (value: number) => formatNumber(value, locale);
  const last = Math.min(page * pageSize, total);
  return (
    <div role="group" aria-label={t('pages.label')} className="flex items-center justify-center gap-3">
      <IconButton
        icon={ChevronLeft}
        label={t('pages.previous')}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-live="polite" className="text-sm text-muted tabular-nums">
        {t('pages.range', { first: number((page - 1) * pageSize + 1), last: number(last), total: number(total) })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('pages.next')}
        disabled={last === total}
        onClick={() => onChange(page + 1)}
      />
    </div>
  );
}
