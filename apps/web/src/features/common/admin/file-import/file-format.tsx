import type { ReactNode } from 'react';

interface FileFormatProps {
  title: string;
  text: string;
  columns: readonly { name: string; text: string }[];
  /** The rules for the rows, below the columns. */
  children?: ReactNode;
}

/** The format that a file must have, with its columns. */
export function FileFormat({ title, text, columns, children }: FileFormatProps) {
  return (
    <section className="flex flex-col gap-4">
      <div className="text-column flex flex-col gap-2">
        <h2 className="display-3 text-lg">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {columns.map((column) => (
          <div key={column.name}>
            <dt className="font-mono text-sm font-semibold">{column.name}</dt>
            <dd className="text-muted">{column.text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
