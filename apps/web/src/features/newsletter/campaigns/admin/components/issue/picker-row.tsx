import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from '@/features/common/admin/pictures/cover';

interface PickerRowProps {
  cover: string | null;
  onChoose: () => void;
  children: ReactNode;
}

/** A selectable row for something that can be inserted into the issue. */
export function PickerRow({ cover, onChoose, children }: PickerRowProps) {
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-raised"
      onClick={onChoose}
    >
      <Cover url={cover} />
      {children}
    </button>
  );
}

/** Marks a row whose item the issue already contains. */
export function UsedMark() {
  const { t } = useTranslation('campaigns.admin');
  return (
    <span className="flex items-center gap-1 text-sm text-muted">
      <Check aria-hidden className="size-4" />
      {t('picker.used')}
    </span>
  );
}
