import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { lazyComponent } from '@/lib/late';
import { controlClass } from './field';
import { Textarea } from './textarea';

/** The parser is loaded with the first preview. */
const Markdown = lazyComponent(async () => ({ default: (await import('../layout/markdown')).Markdown }));

type MarkdownInputProps = ComponentProps<'textarea'> & {
  /** The current text, for the preview. */
  source: string;
};

/**
 * An editor with a tab for the Markdown source and a tab for the preview. The text box stays mounted, so a form keeps
 * its reference to it.
 */
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
