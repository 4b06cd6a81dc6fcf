import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyName } from '@/content/policies';
import { lazyComponent } from '@/lib/late';
import type { PolicyDialogProps } from './policy-dialog';

const PolicyDialog = lazyComponent<PolicyDialogProps>(() => import('./policy-dialog'), {
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
});

const names: readonly PolicyName[] = ['terms', 'safety', 'privacy'];

/** The buttons that open the policies (spec 2, Footer). The long texts are loaded when the first policy is opened. */
export function PolicyButtons() {
  const { t } = useTranslation('layout');
  const [shown, setShown] = useState<PolicyName | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="-ml-3 flex flex-wrap">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          className="min-h-11 rounded-control px-3 text-left text-sm font-semibold text-muted hover:text-ink hover:underline"
          onClick={() => {
            setShown(name);
            setOpen(true);
          }}
        >
          {t(`footer.${name}`)}
        </button>
      ))}
      {shown && <PolicyDialog name={shown} open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
