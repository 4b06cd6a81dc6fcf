import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';

interface InvalidFilterProps {
  filter: 'place' | 'period';
  onClear: () => void;
}

/** Shown instead of the payments if the address has a place or a period that cannot be searched. */
export function InvalidFilter({ filter, onClear }: InvalidFilterProps) {
  const { t } = useTranslation('payments.admin');
  return (
    <div role="alert">
      <EmptyState
        title={t(`invalid.${filter}.title`)}
        text={t(`invalid.${filter}.text`)}
        action={
          <Button variant="outline" onClick={onClear}>
            <FilterX aria-hidden className="size-5" />
            {t(`invalid.${filter}.clear`)}
          </Button>
        }
      />
    </div>
  );
}
