import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';

export interface EditConflictProps {
  /** That somebody else has saved the same thing meanwhile. */
  title: string;
  /** What they made of it, or when. */
  text: ReactNode;
  /** The names of the fields in which both differ. */
  fields: readonly string[];
  onKeep: () => void;
  onReload: () => void;
}

/** Two people edited the same thing: says what differs, and lets the second one decide. */
export function EditConflict({ title, text, fields, onKeep, onReload }: EditConflictProps) {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: browsers answer it with a promise, which is no clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className="flex flex-col gap-3 rounded-card border-2 border-warn p-4">
      <p className="flex items-start gap-3 font-semibold">
        <GitCompareArrows aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        {title}
      </p>
      <p>{text}</p>
      <p className="text-muted">
        {fields.length > 0 ? t('conflict.differs', { fields: fields.join(', ') }) : t('conflict.same')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{t('conflict.keep')}</Button>
        <Button variant="outline" onClick={onReload}>
          {t('conflict.reload')}
        </Button>
      </div>
    </div>
  );
}
