import type { SocialLinksWire, SocialNetwork } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { SettingsConflict } from '@/features/common/admin/settings-conflict';
import { rebaseForm } from '@/features/common/admin/unsaved/merge-edits';
import { keepTyped } from '@/lib/forms/keep-typed';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { callQuery } from '@/lib/query/call-query';
import { keepLanguage } from '@/lib/query/keep-language';
import { showAnswer } from '@/lib/query/show-answer';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import { linksBody, linksCheck, linksForm, type LinksForm, linksRules, moveNetwork } from '../model/links-form';
import { LinkRow } from './link-row';

/** Edits the footer's social links: their addresses, their order, and which ones are shown. */
export function FooterLinks() {
  const { t } = useTranslation('social.admin');
  // The edited links must not change while the form is open, so they are reloaded only on request.
  const query = callQuery('socialLinks.admin.get');
  const links = useQuery({
    ...query,
    ...{ staleTime: Infinity, refetchOnMount: 'always', placeholderData: keepLanguage(query.queryKey) },
  });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await links.refetch();
    setRound(round + 1);
  };
  const isReady = links.data && (links.isFetchedAfterMount || !links.isFetching || links.isPlaceholderData);
  return (
    <Panel title={t('links.title')}>
      <p className="text-column text-muted">{t('links.text')}</p>
      {isReady && <LinksEditor key={round} standing={links.data} onReload={() => void reload()} />}
      {!isReady && links.error && (
        <ErrorState error={links.error} retrying={links.isFetching} onRetry={() => void links.refetch()} />
      )}
      {!isReady && !links.error && <Skeleton className="h-96" />}
    </Panel>
  );
}

function LinksEditor({ standing, onReload }: { standing: SocialLinksWire; onReload: () => void }) {
  const { t } = useTranslation(['social.admin', 'settings.admin']);
  const client = useQueryClient();
  // The links that the form was filled from. A switch of the language may load newer ones.
  const [base, setBase] = useState(standing);
  const form = useRuledForm<LinksForm>(linksRules, linksForm(standing), linksCheck);
  const { formState, errorOf, register, reset, setValue, watch } = form;
  const [order, hidden] = watch(['order', 'hidden']);
  const [place, setPlace] = useState('');
  const guard = useLeaveGuard(formState.isDirty);
  const saving = useMutation({
    mutationFn: ({ values, over }: { values: LinksForm; over: number }) =>
      call('socialLinks.admin.put', { body: linksBody(values, over) }),
    meta: { failure: false },
    onSuccess: (saved) => {
      setBase(saved);
      showAnswer(client, callQuery('socialLinks.admin.get').queryKey, saved);
      notify({ type: 'success', message: t('links.saved') });
    },
  });
  const decide = (name: 'order' | 'hidden', networks: SocialNetwork[]) =>
    setValue(name, networks, { shouldDirty: true, shouldTouch: true });
  const move = (network: SocialNetwork, by: -1 | 1) => {
    const next = moveNetwork(order, network, by);
    decide('order', next);
    setPlace(t('links.place', { network, place: next.indexOf(network) + 1, count: next.length }));
  };
  const show = (network: SocialNetwork, isShown: boolean) =>
    decide('hidden', isShown ? hidden.filter((each) => each !== network) : [...hidden, network]);
  const saveFrom = (over: number) =>
    form.handleSubmit((values) => {
      const settle = keepTyped(form);
      saving.mutate({ values, over }, { onSuccess: (saved) => settle(linksForm(saved)) });
    });
  /** Saves the own changes, and keeps those that only the other person made. */
  const saveOver = (theirs: SocialLinksWire) => {
    rebaseForm(form, linksForm(base), linksForm(theirs));
    setBase(theirs);
    void saveFrom(theirs.version)();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void saveFrom(base.version)(event)}>
      <SettingsConflict<SocialLinksWire> error={saving.error} onKeep={saveOver} onReload={onReload} />
      <ol className="flex flex-col border-t border-line">
        {order.map((network, at) => (
          <LinkRow
            key={network}
            network={network}
            input={register(network)}
            error={errorOf(network)}
            isShown={!hidden.includes(network)}
            onShow={(isShown) => show(network, isShown)}
            isFirst={at === 0}
            isLast={at === order.length - 1}
            onMove={(by) => move(network, by)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {place}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {formState.isDirty && (
          <Button variant="quiet" disabled={saving.isPending} onClick={() => reset()}>
            {t('settings.admin:discard')}
          </Button>
        )}
        <Button type="submit" pending={saving.isPending}>
          {t('links.save')}
        </Button>
      </div>
      <UnsavedQuestion guard={guard} />
    </form>
  );
}
