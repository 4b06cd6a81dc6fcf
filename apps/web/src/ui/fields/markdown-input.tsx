import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { late } from '@/lib/late';
import { controlClass } from './field';
import { Textarea } from './textarea';

/** Its parser is asked for with the first preview. */
const Markdown = late(async () => ({ default: (await import('../layout/markdown')).Markdown }));

export type MarkdownInputProps = ComponentProps<'textarea'> & {
  /** What is typed now, for the preview. */
  source: string;
};

/** Markdown as it is written, or as readers will see it. The text box stays in the page, so a form keeps hold of it. */
export function MarkdownInput({ source, className, rows = 8, ...rest }: MarkdownInputProps) {
  const { t } = useTranslation('kit');
  const [isPreview, setPreview] = useState(false);
  const tab = (preview: boolean) => (
    <button
      type="button"
      aria-pressed={isPreview === preview}
      className={cx(
        'control-text min-h-11 rounded-control px-3',
        isPreview === preview ? 'bg-raised text-ink' : 'text-muted hover:text-ink',
      )}
      onClick={() => setPreview(preview)}
    >
      {t(preview ? 'markdown.preview' : 'markdown.write')}
    </button>
  );
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <div className="flex gap-1">
        {tab(false)}
        {tab(true)}
      </div>
      <div className={cx(isPreview && 'hidden')}>
        <Textarea rows={rows} {...rest} />
      </div>
      {isPreview && (
        <div className={cx(controlClass, 'min-h-48 border-line px-4 py-3')}>
          {source.trim() === '' ? <p className="text-muted">{t('markdown.empty')}</p> : <Markdown source={source} />}
        </div>
      )}
      <p className="text-sm text-muted">{t('markdown.help')}</p>
    </div>
  );
}
