import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import type { Conflict, EntryEditor } from '../../api/use-entry-editor';
import { canKeepBoth, type FieldName } from '../../model/entry-form';
import { ValueDifference } from '../versions/value-difference';

/** Shown when someone else saved the same entry. It names the person and shows both texts, so that neither is lost. */
export function ConflictBox({ editor }: { editor: EntryEditor }) {
  return editor.conflict !== null && <Decisions editor={editor} conflict={editor.conflict} />;
}

function Decisions({ editor, conflict }: { editor: EntryEditor; conflict: Conflict }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { theirs, open, taken } = conflict;
  useEffect(() => {
    // The braces discard the promise that some browsers return, because an effect may return only a clean-up function.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, [theirs]);
  const time = formatOfficeDateTime(theirs.updatedAt, locale);
  const list = (names: readonly FieldName[]) => names.map((name) => t(`fields.${name}`)).join(', ');
  return (
    <div ref={box} role="alert" className="flex flex-col gap-4 rounded-card border-2 border-warn p-4">
      <p className="flex items-start gap-3 font-semibold">
        <GitCompareArrows aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        {theirs.savedBy === null ? t('conflict.title') : t('conflict.titleBy', { name: theirs.savedBy })}
      </p>
      <p>{t('conflict.text', { time })}</p>
      {taken.length > 0 && <p className="text-muted">{t('conflict.taken', { list: list(taken) })}</p>}
      {open.map((name) => (
        <ConflictField key={name} editor={editor} conflict={conflict} name={name} />
      ))}
      {open.length === 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="grow basis-64">{editor.isDirty ? t('conflict.decided') : t('conflict.nothing')}</p>
          <Button variant="outline" onClick={editor.closeConflict}>
            {t('conflict.close')}
          </Button>
        </div>
      )}
    </div>
  );
}

function ConflictField({ editor, conflict, name }: { editor: EntryEditor; conflict: Conflict; name: FieldName }) {
  const { t } = useTranslation('content.admin');
  const { values, choose } = editor;
  return (
    <div role="group" aria-label={t(`fields.${name}`)} className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="font-semibold">{t(`fields.${name}`)}</p>
      <p className="text-sm text-muted">{t('conflict.legend')}</p>
      <ValueDifference name={name} before={conflict.theirValues} after={values} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => choose(name, 'mine')}>
          {t('conflict.mine')}
        </Button>
        <Button variant="outline" onClick={() => choose(name, 'theirs')}>
          {t('conflict.theirs')}
        </Button>
        {canKeepBoth(name) && (
          <Button variant="outline" onClick={() => choose(name, 'both')}>
            {t('conflict.both')}
          </Button>
        )}
      </div>
    </div>
  );
}
