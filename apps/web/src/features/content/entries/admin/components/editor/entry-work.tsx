import type { EntryAdminWire } from '@dronesoccer/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { errorMessage } from '@/lib/errors/error-message';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Tabs } from '@/ui/navigation/tabs';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { hasOpenConflict, useEntryEditor } from '../../api/use-entry-editor';
import { VersionsPart } from '../versions/versions-part';
import { ConflictBox } from './conflict-box';
import { EntryFields } from './entry-fields';
import { EntryHeading } from './entry-heading';

const parts = ['text', 'versions'] as const;

interface EntryWorkProps {
  entry: EntryAdminWire;
  name: string;
}

/** The editor of an entry, with its versions. */
export function EntryWork({ entry, name }: EntryWorkProps) {
  const { t } = useTranslation('content.admin');
  const editor = useEntryEditor(entry);
  const guard = useLeaveGuard(editor.isDirty);
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const part = parts.find((each) => each === params.get('tab')) ?? 'text';
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (editor.isDirty && !hasOpenConflict(editor)) void editor.save();
  });
  useEffect(() => {
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
  const show = (next: (typeof parts)[number]) =>
    changeQuery((query) => (next === 'text' ? query.delete('tab') : query.set('tab', next)));
  const { errors, submitCount } = editor.form.formState;
  const showProblem = useEffectEvent(() => {
    if (part !== 'text' && Object.keys(errors).length > 0) show('text');
  });
  // The versions are beside the Save button too, but a field that cannot be saved is in the text.
  useEffect(() => showProblem(), [submitCount]);
  return (
    <>
      <EntryHeading editor={editor} name={name} />
      <FormAlert>{editor.error && errorMessage(editor.error)}</FormAlert>
      <UnsavedNotice text={editor.unsaved} onTake={editor.takeUnsaved} />
      <ConflictBox editor={editor} />
      <Tabs
        label={t('tabs.label')}
        value={part}
        onChange={show}
        items={[
          { value: 'text', label: t('tabs.text'), content: <EntryFields editor={editor} /> },
          {
            value: 'versions',
            label: t('tabs.versions'),
            content: (
              <VersionsPart
                editor={editor}
                onRestored={(restored) => {
                  editor.adopt(restored);
                  show('text');
                }}
              />
            ),
          },
        ]}
      />
      <UnsavedQuestion guard={abandonOnLeave(guard, editor.unsaved)} />
    </>
  );
}
