import { type FooterPolicy, footerPolicies } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/lib/late';
import type { PolicyDialogProps } from './policy-dialog';

const PolicyDialog = lazyComponent<PolicyDialogProps>(() => import('./policy-dialog'), {
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
});

interface PolicyButtonsProps {
  names?: readonly FooterPolicy[];
  className?: string;
}

const footerStyle =
  'min-h-11 rounded-control px-3 text-left text-sm font-semibold text-muted hover:text-ink hover:underline';

/** Buttons that open the policies, in the style of the footer by default (spec 2, Footer). */
export function PolicyButtons({ names = footerPolicies, className = footerStyle }: PolicyButtonsProps) {
  const { t } = useTranslation('layout');
  const [shown, setShown] = useState<FooterPolicy | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          className={className}
          onClick={() => {
            setShown(name);
            setOpen(true);
          }}
        >
          {t(`footer.${name}`)}
        </button>
      ))}
      {shown && <PolicyDialog name={shown} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
