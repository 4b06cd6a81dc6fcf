import { arrayMove } from '@dnd-kit/sortable';
import type { EntryRowWire } from '@dronesoccer/contracts';
import { isOpening } from '@dronesoccer/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KindName, type OrderedKind, titleIn } from '@/features/common/admin/content/kinds';
import { Cover } from '@/features/common/admin/pictures/cover';
import { Sorting } from '@/features/common/admin/sorting/sorting';
import { useSortItem } from '@/features/common/admin/sorting/use-sort-item';
import { isConflict } from '@/features/common/admin/use-edit-form';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useReorder } from '../../api/use-entry-changes';
import { placedLike } from '../../model/order';
import { StateBadge } from '../state-badge';

interface OrderFormProps {
  name: KindName;
  kind: OrderedKind;
  entries: readonly EntryRowWire[];
}

const idsOf = (rows: readonly EntryRowWire[]): string[] => rows.map(({ id }) => id);

/** The entries in the order of the site. Someone else's order is shown before it is overwritten. */
export function OrderForm({ name, kind, entries }: OrderFormProps) {
  const { t } = useTranslation('content.admin');
  const [standing, setStanding] = useState(entries);
  const [rows, setRows] = useState(entries);
  const [theirs, setTheirs] = useState<readonly EntryRowWire[] | null>(null);
  const reorder = useReorder();
  const isDirty = rows.some(({ id }, place) => id !== standing[place]?.id);
  const drawer = useRouteDrawer({ backTo: paths.contentKind(name), isDirty });
  const save = (wanted: readonly EntryRowWire[], over: readonly EntryRowWire[]) =>
    reorder.mutate(
      { kind, ids: idsOf(wanted), expected: idsOf(over) },
      {
        onSuccess: () => {
          notify({ type: 'success', message: t('order.saved') });
          drawer.leave();
        },
        onError: (error) => isConflict(error, 'CONTENT_004') && setTheirs(error.data as EntryRowWire[]),
      },
    );
  const rebase = (mine: readonly EntryRowWire[], current: readonly EntryRowWire[]) => {
    setStanding(current);
    setRows(mine);
    setTheirs(null);
    reorder.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (theirs === null) save(rows, standing);
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('order.title')}
      description={t(`order.text.${kind}`)}
      onSubmit={submit}
      pending={reorder.isPending}
      disabled={!isDirty || theirs !== null}
      error={isConflict(reorder.error, 'CONTENT_004') ? null : reorder.error}
    >
      <EditConflict
        edit={{
          theirs,
          keepMine: () => {
            if (theirs === null) return;
            const mine = placedLike(rows, theirs);
            rebase(mine, theirs);
            save(mine, theirs);
          },
          takeTheirs: () => theirs !== null && rebase(theirs, theirs),
        }}
        describe={() => ({
          title: t('order.conflict'),
          text: t('order.conflictText'),
          fields: [t('order.title')],
        })}
      />
      <Sorting texts="sorting" ids={idsOf(rows)} onMove={(from, to) => setRows(movedRows(rows, from, to))}>
        <ol className="flex flex-col gap-2">
          {rows.map((row) => (
            <OrderRow key={row.id} row={row} hasPicture={name === 'gallery'} />
          ))}
        </ol>
      </Sorting>
    </FormDrawer>
  );
}

/** The opening of the home page stays first. */
function movedRows(rows: readonly EntryRowWire[], from: number, to: number): readonly EntryRowWire[] {
  const first = rows[0] && isOpening(rows[0]) ? 1 : 0;
  return from < first ? rows : arrayMove([...rows], from, Math.max(first, to));
}

function OrderRow({ row, hasPicture }: { row: EntryRowWire; hasPicture: boolean }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const { item, isDragging, handle } = useSortItem(row.id);
  return (
    <li
      {...item}
      className={cx(
        'flex items-center gap-3 rounded-card border bg-surface py-1.5 pr-4 pl-1.5',
        isDragging ? 'relative z-10 border-ice shadow-lift' : 'border-line',
      )}
    >
      {isOpening(row) ? <span className="min-h-11 min-w-3" /> : handle}
      {hasPicture && <Cover url={row.pictureUrl} />}
      <span className="min-w-0 grow wrap-anywhere">{titleIn(row, locale)}</span>
      {isOpening(row) && <span className="text-sm text-muted">{t('order.alwaysFirst')}</span>}
      {row.state !== 'shown' && <StateBadge state={row.state} />}
    </li>
  );
}
