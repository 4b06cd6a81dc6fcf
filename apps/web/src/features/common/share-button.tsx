import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { useBrowserValue } from '@/lib/use-browser-value';
import { Button } from '@/ui/actions/button';

const browserCanShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share dialog for the page or, without one, copies the page's address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('issues');
  const [isCopied, setCopied] = useState(false);
  const canShare = useBrowserValue(browserCanShare, false);
  const share = async (): Promise<void> => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      // Closing the share dialog is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ type: 'danger', message: t('share.failed') });
    }
  };
  const Icon = canShare ? Share2 : isCopied ? Check : Link2;
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{t(canShare ? 'share.share' : isCopied ? 'share.copied' : 'share.copy')}</span>
    </Button>
  );
}
