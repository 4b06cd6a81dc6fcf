import { diffLines } from 'diff';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';

interface LineDiffProps {
  before: string;
  after: string;
  /** The language of the texts, for screen readers. */
  lang?: string;
}

/** The lines that differ between two texts. A sign marks them, so that colour is not needed. */
export function LineDiff({ before, after, lang }: LineDiffProps) {
  const { t } = useTranslation('content.admin');
  const parts = diffLines(endLine(before), endLine(after));
  return (
    <div lang={lang} className="overflow-x-auto rounded-control border border-line bg-ground py-2 font-mono text-sm">
      {parts.map(({ value, added, removed }, at) => (
        <p
          key={at}
          className={cx(
            'px-3 py-0.5 wrap-anywhere whitespace-pre-line',
            added && 'border-l-4 border-good bg-raised',
            removed && 'border-l-4 border-red bg-raised text-muted line-through',
          )}
        >
          {(added || removed) && <span className="sr-only">{t(added ? 'diff.added' : 'diff.removed')}</span>}
          {value.replace(/\n$/, '')}
        </p>
      ))}
    </div>
  );
}

/** A last line without an end would differ from the same line with one. */
const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
