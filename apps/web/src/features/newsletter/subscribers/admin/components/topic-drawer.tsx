import { newsletterFields, type Locale, locales, type LocalText, type TagAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { GoneDrawer, LoadedDrawer, useOpenedItem } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { topicsQuery, useDeleteTopic, useSaveTopic } from '../api/topics';

/** Renames a topic, or creates one without an `id`. */
export function TopicDrawer({ id }: { id?: string }) {
  const { t } = useTranslation('newsletter.admin');
  const topics = useQuery(topicsQuery());
  const topic = useOpenedItem(topics.data, id);
  if (id === undefined) return <TopicForm topic={null} />;
  if (topic) return <TopicForm key={id} topic={topic} />;
  return (
    <LoadedDrawer query={topics} title={t('topics.loading')} backTo={paths.newsletterTopics}>
      {() => <GoneDrawer title={t('topics.title')} text={t('topics.gone')} backTo={paths.newsletterTopics} />}
    </LoadedDrawer>
  );
}

const rules = { en: newsletterFields.tagName, fr: newsletterFields.tagName };
const namesOf = ({ translations }: Pick<TagAdminWire, 'translations'>): LocalText => translations;
const fieldOf = (field: string): Locale | null => locales.find((locale) => field === `translations.${locale}`) ?? null;

function TopicForm({ topic }: { topic: TagAdminWire | null }) {
  const { t } = useTranslation('newsletter.admin');
  const form = useRuledForm<LocalText>(rules, topic?.translations ?? { en: '', fr: '' });
  const drawer = useRouteDrawer({ backTo: paths.newsletterTopics, isDirty: form.formState.isDirty });
  const save = useSaveTopic();
  // The edited topic must not change while the form is open.
  const [standing] = useState(topic);
  const edit = useEditForm({
    ...{ form, standing, formOf: namesOf, termsOf: (names: LocalText) => names, fieldOf, save, conflict: 'NEWS_018' },
    onSaved: () => {
      notify({ type: 'success', message: t('topics.saved') });
      drawer.leave();
    },
  });
  return (
    <FormDrawer
      drawer={drawer}
      title={topic === null ? t('topics.new') : t('topics.edit')}
      onSubmit={edit.submit}
      pending={save.isPending}
      error={edit.error}
      actions={topic && <DeleteTopic topic={topic} onDeleted={() => drawer.leave()} />}
    >
      <EditConflict
        edit={edit}
        describe={({ translations }) => ({
          title: t('topics.conflict'),
          text: t('topics.conflictText'),
          fields: differingFields(form.getValues(), translations).map((each) => t(`languages.${each}`)),
        })}
      />
      <FormSection title={t('topics.names')} text={t('topics.namesText')} columns={1}>
        {locales.map((language) => (
          <Field key={language} label={t(`languages.${language}`)} error={form.errorOf(language)} required>
            <Input autoComplete="off" lang={language} {...form.register(language)} />
          </Field>
        ))}
      </FormSection>
    </FormDrawer>
  );
}

/** Deletes a topic after saying how many subscribers chose it, because their choice cannot be restored. */
function DeleteTopic({ topic, onDeleted }: { topic: TagAdminWire; onDeleted: () => void }) {
  const { t } = useTranslation('newsletter.admin');
  const { id, data: name, subscribers } = topic;
  return (
    <ConfirmButton
      icon={Trash2}
      label={t('topics.delete')}
      title={t('topics.deleteTitle', { name })}
      text={t('topics.deleteText', { count: subscribers })}
      change={useDeleteTopic(id)}
      input={undefined}
      onDone={() => {
        notify({ type: 'success', message: t('topics.deleted', { name }) });
        onDeleted();
      }}
    />
  );
}
