import type { GuestsWire } from '@dronesoccer/contracts';
import { Check, Link2, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShare } from '@/features/common/use-share';
import { notify } from '@/lib/notify';
import { pathOfAddress } from '@/lib/path-of-address';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { Card } from '@/ui/layout/card';

export interface GuestsCardProps {
  guests: GuestsWire & { url: string };
  /** The name of the booking's contact. */
  host: string;
}

/** The link by which the guests of a whole arena sign their waivers, and how many have signed. */
export default function GuestsCard({ guests: { signed, places, url }, host }: GuestsCardProps) {
  const { t } = useTranslation('guests');
  const { canShare, isCopied, share } = useShare({
    title: t('card.message', { name: host }),
    onFailed: () => notify({ type: 'danger', message: t('card.failed') }),
  });
  const Icon = canShare ? Share2 : isCopied ? Check : Link2;
  return (
    <Card>
      <h2 className="display-3">{t('card.title')}</h2>
      <p className="mt-1 text-muted">{t('card.text')}</p>
      <p className="mt-3 font-semibold tabular-nums">{t('signedOf', { signed, places })}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void share(url)}>
          <Icon aria-hidden className="size-5" />
          <span aria-live="polite">{t(canShare ? 'card.share' : isCopied ? 'card.copied' : 'card.copy')}</span>
        </Button>
        <ButtonLink variant="outline" to={pathOfAddress(url)}>
          {t('card.open')}
        </ButtonLink>
      </p>
    </Card>
  );
}
