import type { Locale, SocialNetwork } from '@dronesoccer/contracts';
import { Copy, RotateCcw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkIcon } from '@/features/common/network-icon';
import { formatNumber } from '@/lib/format';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { type Outlet, type Subject, suggestedText } from '../model/post';

interface PostCardProps {
  outlet: Outlet;
  subject: Subject;
  locale: Locale;
}

const hasIcon = (id: Outlet['id']): id is SocialNetwork => id !== 'X';

/** The text for one network, which can be edited, copied or passed to the device's share dialog. */
export function PostCard({ outlet, subject, locale }: PostCardProps) {
  const { t } = useTranslation('social.admin');
  const pageLocale = useLocale();
  const suggested = suggestedText(subject, outlet, locale);
  const [text, setText] = useState(suggested);
  const count = outlet.count(text);
  const tooLong = count > outlet.limit;
  const numbers = { count: formatNumber(count, pageLocale), limit: formatNumber(outlet.limit, pageLocale) };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'success', message: t('posts.copied', { network: outlet.id }) });
    } catch {
      notify({ type: 'danger', message: t('posts.notCopied') });
    }
  };
  // Closing the share dialog is not a failure.
  const share = () => navigator.share({ text }).catch(() => undefined);
  return (
    <section className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="flex items-center gap-2.5 font-bold">
        {hasIcon(outlet.id) && <NetworkIcon network={outlet.id} />}
        {outlet.id}
      </h3>
      <Field
        label={t('posts.post', { network: outlet.id })}
        error={tooLong ? t('posts.tooLong', { over: formatNumber(count - outlet.limit, pageLocale) }) : undefined}
      >
        <Textarea rows={9} lang={intlLocale[locale]} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <p className="text-sm text-muted tabular-nums">{t('posts.count', numbers)}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {t('posts.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden className="size-5" />
            {t('posts.share')}
          </Button>
        )}
        {text !== suggested && (
          <Button variant="quiet" onClick={() => setText(suggested)}>
            <RotateCcw aria-hidden className="size-5" />
            {t('posts.again')}
          </Button>
        )}
      </div>
    </section>
  );
}
