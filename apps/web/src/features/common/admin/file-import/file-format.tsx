import type { LocalText } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';

interface FileFormatProps<Column extends string> {
  /** The heading, if it is not "The format of the file". */
  title?: string;
  /** The text below it, if the file is not simply CSV. */
  text?: string;
  /** The heading of each column. */
  columns: Readonly<Record<Column, LocalText>>;
  /** Returns what a cell of a column means. */
  textOf: (column: NoInfer<Column>) => string;
  /** The rules for the rows, below the columns. */
  children?: ReactNode;
}

/** The format that a file must have, with its columns. */
export function FileFormat<Column extends string>(props: FileFormatProps<Column>) {
  const { t } = useTranslation('imports.admin');
  const { title = t('format'), text = t('formatText'), columns, textOf, children } = props;
  const locale = useLocale();
  return (
    <section className="flex flex-col gap-4">
      <div className="text-column flex flex-col gap-2">
        <h2 className="display-3 text-lg">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {(Object.entries(columns) as [Column, LocalText][]).map(([column, heading]) => (
          <div key={column}>
            <dt className="font-mono text-sm font-semibold">{heading[locale]}</dt>
            <dd className="text-muted">{textOf(column)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
