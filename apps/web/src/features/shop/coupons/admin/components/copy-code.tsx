import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';

/** Copies the code to the clipboard, for an email or a post. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('coupons.admin');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ type: 'success', message: t('detail.copied', { code }) });
    } catch {
      // The browser denied clipboard access. The code is visible and can be selected by hand.
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
