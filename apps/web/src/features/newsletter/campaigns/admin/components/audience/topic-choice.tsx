import { newsletterFields } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatNumber } from '@/lib/format';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { Button } from '@/ui/actions/button';
import { ChipFilter } from '@/ui/data-table/filters';
import { filterClass } from '@/ui/data-table/filter-style';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { Popover } from '@/ui/overlays/popover';

interface TopicChoiceProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The topics of the issue. Without any, topics are ignored. */
export function TopicChoice({ chosen, onChange }: TopicChoiceProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const topics = useQuery(callQuery('newsletter.tags.admin.all'));
  return (
    <FormSection title={t('topics.title')} text={t('topics.text')} columns={1}>
      {topics.error && <ErrorState error={topics.error} onRetry={() => void topics.refetch()} />}
      {topics.isPending && <Skeleton className="h-11 w-72" />}
      {topics.data && (
        <div className="flex flex-wrap gap-2">
          {topics.data.length > 0 && (
            <ChipFilter
              label={t('topics.title')}
              options={topics.data.map(({ id, data, subscribers }) => ({
                value: id,
                label: t('topics.chip', { name: data, count: subscribers, shown: formatNumber(subscribers, locale) }),
              }))}
              value={chosen}
              onChange={(ids) => onChange(ids ?? [])}
            />
          )}
          <NewTopic onCreated={(id) => onChange([...chosen, id])} />
        </div>
      )}
    </FormSection>
  );
}

function NewTopic({ onCreated }: { onCreated: (id: string) => void }) {
  const { t } = useTranslation('campaigns.admin');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const form = useRuledForm({ en: newsletterFields.tagName, fr: newsletterFields.tagName }, { en: '', fr: '' });
  const creating = useMutation({
    mutationFn: (translations: { en: string; fr: string }) =>
      call('newsletter.tags.admin.create', { body: { translations } }),
    meta: { failure: false },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: [...queryKeys.area('newsletter'), 'newsletter.tags.admin.all'] });
      setOpen(false);
      form.reset();
      onCreated(id);
    },
  });
  const submit = (event: FormEvent) => {
    // React bubbles the event from the popover to the surrounding form, so stop it here.
    event.stopPropagation();
    void form.handleSubmit((values) => creating.mutate(values))(event);
  };
  return (
    <Popover
      title={t('topics.new')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={filterClass(false)}>
          <Plus aria-hidden className="size-4.5" />
          {t('topics.new')}
        </button>
      }
    >
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <FormAlert>{creating.error && errorMessage(creating.error)}</FormAlert>
        <TextField form={form} name="en" label={t('topics.nameEn')} lang="en" />
        <TextField form={form} name="fr" label={t('topics.nameFr')} lang="fr" />
        <Button type="submit" variant="ice" pending={creating.isPending} className="self-end">
          {t('topics.create')}
        </Button>
      </form>
    </Popover>
  );
}
