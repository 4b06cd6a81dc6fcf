import { Check, Link2, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { useShare } from './use-share';

/** Opens the device's share dialog for the page or, without one, copies the page's address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('issues');
  const onFailed = (): void => notify({ type: 'danger', message: t('share.failed') });
  const { canShare, isCopied, share } = useShare({ title, onFailed });
  const Icon = canShare ? Share2 : isCopied ? Check : Link2;
  return (
    <Button variant="outline" onClick={() => void share(window.location.origin + window.location.pathname)}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{t(canShare ? 'share.share' : isCopied ? 'share.copied' : 'share.copy')}</span>
    </Button>
  );
}
