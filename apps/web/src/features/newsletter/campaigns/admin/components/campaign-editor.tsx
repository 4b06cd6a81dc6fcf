import type { CampaignCheckName, CampaignWire, Locale } from '@dronesoccer/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { errorMessage } from '@/lib/errors/error-message';
import { formatOfficeDateTime } from '@/lib/format';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Tabs } from '@/ui/navigation/tabs';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { useCampaignEditor } from '../api/use-campaign-editor';
import { useCampaignUploads } from '../api/use-campaign-uploads';
import { differingFields, formOf, missingIn } from '../model/campaign-form';
import { placeOf } from '../model/check-places';
import { AudienceFields } from './audience/audience-fields';
import { CampaignHeading } from './campaign-heading';
import { IssuePart } from './issue/issue-part';
import { SendingPart } from './sending/sending-part';
import { useFaultyPlace } from './use-faulty-place';

const editorTabs = ['issue', 'audience', 'sending'] as const;
type EditorTab = (typeof editorTabs)[number];

/** Edits a campaign's texts and audience and sends it. All tabs share one form. */
export function CampaignEditorView({ campaign }: { campaign: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const editor = useCampaignEditor(campaign);
  const uploads = useCampaignUploads(campaign, editor);
  const isUploading = uploads.cover.isUploading || uploads.attachments.isUploading;
  const guard = useLeaveGuard(editor.isDirty || isUploading);
  const navigate = useNavigateLocal();
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const tab = editorTabs.find((each) => each === params.get('tab')) ?? 'issue';
  const locale = useLocale();
  const [written, setWritten] = useState<Locale>(locale);
  // The id of the element that a check or a missing text leads to. It is focused once its tab is shown.
  const goal = useRef<string | null>(null);
  useEffect(() => {
    const element = goal.current === null ? null : document.getElementById(goal.current);
    if (element === null) return;
    goal.current = null;
    element.focus();
  }, [tab, written]);
  const show = (next: EditorTab) =>
    changeQuery((query) => (next === 'issue' ? query.delete('tab') : query.set('tab', next)));
  const goTo = (name: CampaignCheckName) => {
    const place = placeOf(name, editor.values);
    if (place === null) return;
    goal.current = place.id;
    show(place.tab);
    if (place.locale !== null) setWritten(place.locale);
  };
  useFaultyPlace(editor.form, {
    isShown: (place) => place.tab === tab && (place.locale === null || place.locale === written),
    show: (place) => {
      if (place.tab !== tab) show(place.tab);
      if (place.locale !== null) setWritten(place.locale);
    },
  });
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (editor.isDirty) void editor.save();
  });
  useEffect(() => {
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
  const isIncomplete = missingIn(editor.values, 'en').length > 0;
  return (
    <>
      <CampaignHeading
        campaign={campaign}
        editor={editor}
        onDeleted={() => {
          guard.release();
          navigate(paths.newsletter);
        }}
      />
      <FormAlert>{editor.error && errorMessage(editor.error)}</FormAlert>
      <UnsavedNotice text={editor.unsaved} onTake={editor.takeUnsaved} />
      <EditConflict
        edit={editor}
        describe={(theirs) => ({
          title: t('conflict.title'),
          text: t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) }),
          fields: differingFields(editor.values, formOf(theirs)).map((name) => t(`fields.${name}`)),
        })}
      />
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={show}
        items={[
          {
            value: 'issue',
            label: isIncomplete ? t('tabs.issueIncomplete') : t('tabs.issue'),
            content: <IssuePart {...{ campaign, editor, uploads, written }} onWritten={setWritten} />,
          },
          { value: 'audience', label: t('tabs.audience'), content: <AudienceFields form={editor.form} /> },
          {
            value: 'sending',
            label: t('tabs.sending'),
            content: <SendingPart campaign={campaign} editor={editor} onGoTo={goTo} />,
          },
        ]}
      />
      <UnsavedQuestion guard={abandonOnLeave(guard, editor.unsaved)} />
    </>
  );
}
