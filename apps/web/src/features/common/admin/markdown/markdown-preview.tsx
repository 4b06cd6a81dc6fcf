import type { Locale } from '@dronesoccer/contracts';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { lazyComponent } from '@/lib/late';
import { Button } from '@/ui/actions/button';
import { controlClass } from '@/ui/fields/field';

/** The parser is loaded with the first preview. */
const Markdown = lazyComponent(async () => ({ default: (await import('@/ui/layout/markdown')).Markdown }));

/** Shows a Markdown text as visitors see it, on request. */
export function MarkdownPreview({ source, locale }: { source: string; locale: Locale }) {
  const { t } = useTranslation('content.admin');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button variant="quiet" className="self-start" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
        {isShown ? t('preview.hide') : t('preview.show')}
      </Button>
      {isShown && (
        <div lang={locale} className={cx(controlClass, 'min-h-18 border-line bg-ground px-4 py-3')}>
          {source.trim() === '' ? (
            <p className="text-muted">{t('preview.empty')}</p>
          ) : (
            <Markdown source={source} topLevel={3} hasPictures />
          )}
        </div>
      )}
    </>
  );
}
