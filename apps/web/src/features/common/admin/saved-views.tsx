import { type SavedViewScreen, type SavedViewWire, staffLimits } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Check, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Field } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { Popover } from '@/ui/overlays/popover';
import { Skeleton } from '@/ui/feedback/skeleton';
import { filterClass, iconOnPhone } from '@/ui/data-table/filter-style';

interface SavedViewsProps {
  screen: SavedViewScreen;
  state: { view: string; showView: (view: string) => void };
  /** The texts, for views that are not views of a list. */
  words?: Words;
}

interface Words {
  label: string;
  none: string;
  name: string;
  hint: string;
  save: string;
}

/** Named filters and sort orders, saved on the server for the account. */
export function SavedViews({ screen, state, words }: SavedViewsProps) {
  const { t } = useTranslation('kit');
  const texts: Words = words ?? {
    label: t('views.label'),
    none: t('views.none'),
    name: t('views.name'),
    hint: t('views.hint'),
    save: t('views.save'),
  };
  const [isOpen, setOpen] = useState(false);
  const views = useQuery(callQuery('savedViews.admin.list', { query: { screen } }));
  const shown = views.data?.find(({ query }) => query === state.view);
  return (
    <Popover
      title={texts.label}
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      trigger={
        <button type="button" className={cx(filterClass(false), iconOnPhone, 'max-w-56')}>
          <Bookmark aria-hidden className={cx('size-4.5 shrink-0', shown && 'fill-current text-ice')} />
          <span className="truncate max-sm:sr-only">{shown?.name ?? texts.label}</span>
        </button>
      }
    >
      {views.error && <ErrorState error={views.error} onRetry={() => void views.refetch()} />}
      {views.isPending && <Skeleton className="h-11" />}
      {views.data && (
        <ViewList
          views={views.data}
          current={state.view}
          none={texts.none}
          onShow={(view) => {
            setOpen(false);
            state.showView(view);
          }}
        />
      )}
      {/* The list's default state is not worth saving as a view. */}
      {state.view !== '' && !shown && <SaveView key={state.view} screen={screen} view={state.view} words={texts} />}
    </Popover>
  );
}

function useChange<Input>(work: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    meta: { failure: false },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('savedViews') }),
  });
}

interface ViewListProps {
  views: readonly SavedViewWire[];
  current: string;
  /** The hint shown when there are no views. */
  none: string;
  onShow: (view: string) => void;
}

function ViewList({ views, current, none, onShow }: ViewListProps) {
  const { t } = useTranslation('kit');
  const removing = useChange((id: string) => call('savedViews.admin.remove', { params: { id } }));
  if (views.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <ul className="-mx-2 max-h-72 overflow-y-auto">
      {views.map(({ id, name, query }) => (
        <li key={id} className="flex items-center">
          <button
            type="button"
            aria-current={query === current ? 'true' : undefined}
            className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-control px-2 text-left font-semibold hover:bg-raised"
            onClick={() => onShow(query)}
          >
            <span className="truncate">{name}</span>
            {query === current && <Check aria-hidden className="size-4.5 shrink-0 text-ice" />}
          </button>
          <IconButton
            icon={Trash2}
            label={t('views.remove', { name })}
            disabled={removing.isPending}
            onClick={() => removing.mutate(id)}
          />
        </li>
      ))}
      {removing.error && (
        <li role="alert" className="px-2 text-sm font-semibold text-red">
          {errorMessage(removing.error)}
        </li>
      )}
    </ul>
  );
}

function SaveView({ screen, view, words }: { screen: SavedViewScreen; view: string; words: Words }) {
  const { t } = useTranslation('kit');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const saving = useChange((body: { name: string }) =>
    call('savedViews.admin.save', { body: { screen, query: view, ...body } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !saving.isPending) saving.mutate({ name: name.trim() });
  };
  const error = isMissing ? t('views.nameMissing') : saving.error ? errorMessage(saving.error) : undefined;
  return (
    <form noValidate className="mt-3 flex flex-col gap-3 border-t border-line pt-3" onSubmit={submit}>
      <Field label={words.name} hint={words.hint} error={error}>
        <Input maxLength={staffLimits.savedViewNameMax} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" variant="ice" pending={saving.isPending} className="self-end">
        {words.save}
      </Button>
    </form>
  );
}
