import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';

/** Puts the code where it can be pasted into a mail or a post. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('coupons');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ type: 'success', message: t('detail.copied', { code }) });
    } catch {
      // A browser that forbids it: the code stands in sight, to be marked by hand.
      notify({ type: 'warning', message: t('detail.notCopied') });
    }
  };
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <Copy aria-hidden className="size-5" />
      {t('detail.copy')}
    </Button>
  );
}
