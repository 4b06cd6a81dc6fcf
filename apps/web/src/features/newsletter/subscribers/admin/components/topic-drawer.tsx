import { fieldRules, type Locale, locales, type LocalText, type TagAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '@/features/common/admin/use-edit-form';
import { WaitingDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { FormSection } from '@/ui/layout/form-section';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { topicsQuery, useDeleteTopic, useSaveTopic } from '../api/topics';

/** Renames a topic, or creates one without an `id`. */
export function TopicDrawer({ id }: { id?: string }) {
  const { t } = useTranslation('newsletter.admin');
  const { data, error, refetch } = useQuery(topicsQuery());
  const topic = data?.find((each) => each.id === id);
  if (id === undefined) return <TopicForm topic={null} />;
  if (topic) return <TopicForm key={id} topic={topic} />;
  if (data) return <Missing />;
  return (
    <WaitingDrawer
      title={t('topics.loading')}
      backTo={paths.newsletterTopics}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function Missing() {
  const { t } = useTranslation('newsletter.admin');
  const drawer = useRouteDrawer({ backTo: paths.newsletterTopics });
  return (
    <RouteDrawer drawer={drawer} title={t('topics.title')}>
      <EmptyState title={t('topics.gone')} />
    </RouteDrawer>
  );
}

const rules = { en: fieldRules.tagName, fr: fieldRules.tagName };
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
  const differing = edit.theirs
    ? locales.filter((each) => edit.theirs?.translations[each] !== form.getValues(each))
    : [];
  return (
    <FormDrawer
      drawer={drawer}
      title={topic === null ? t('topics.new') : t('topics.edit')}
      onSubmit={edit.submit}
      pending={save.isPending}
      error={edit.error}
      actions={topic && <DeleteTopic topic={topic} onDeleted={() => drawer.leave()} />}
    >
      {edit.theirs && (
        <EditConflict
          title={t('topics.conflict')}
          text={t('topics.conflictText')}
          fields={differing.map((each) => t(`languages.${each}`))}
          onKeep={edit.keepMine}
          onReload={edit.takeTheirs}
        />
      )}
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
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteTopic(id);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('topics.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('topics.deleteTitle', { name })}
        text={t('topics.deleteText', { count: subscribers })}
        confirmLabel={t('topics.delete')}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              notify({ type: 'success', message: t('topics.deleted', { name }) });
              onDeleted();
            },
          })
        }
      />
    </>
  );
}
