import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';

interface Difference {
  /** States that someone else has saved the same record in the meantime. */
  title: string;
  /** Describes the other person's change, or its time. */
  text: ReactNode;
  /** The names of the fields in which the two versions differ. */
  fields: readonly string[];
}

interface Edit<Record> {
  /** The version that someone else has saved meanwhile, or null if none is known. */
  theirs: Record | null;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface EditConflictProps<Record> {
  edit: Edit<Record>;
  describe: (theirs: Record) => Difference;
}

/** Shown when two people edited the same record. It lists the differences and lets the second person decide. */
export function EditConflict<Record>({ edit, describe }: EditConflictProps<Record>) {
  return edit.theirs !== null && <Conflict {...describe(edit.theirs)} edit={edit} />;
}

function Conflict({ title, text, fields, edit }: Difference & { edit: Edit<unknown> }) {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the promise that some browsers return, because an effect may return only a clean-up function.
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
        <Button onClick={edit.keepMine}>{t('conflict.keep')}</Button>
        <Button variant="outline" onClick={edit.takeTheirs}>
          {t('conflict.reload')}
        </Button>
      </div>
    </div>
  );
}
