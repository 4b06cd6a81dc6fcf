import { useId, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface FormSectionProps {
  title: ReactNode;
  /** The id of the heading, if addresses lead to this section. */
  anchor?: string;
  text?: ReactNode;
  /** The number of columns, by default two. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** A group of related fields under a heading that says what they control. */
export function FormSection({ title, anchor, text, columns = 2, children }: FormSectionProps) {
  const ownId = useId();
  const titleId = anchor ?? ownId;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} tabIndex={anchor === undefined ? undefined : -1} className="display-3 scroll-mt-24 text-base">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      <div className={cx('grid grid-cols-1 gap-5', columns === 2 && 'sm:grid-cols-2')}>{children}</div>
    </section>
  );
}
