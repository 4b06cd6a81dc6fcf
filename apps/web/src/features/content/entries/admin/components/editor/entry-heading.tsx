import { locales } from '@dronesoccer/contracts';
import { isOpening } from '@dronesoccer/domain';
import { Check, EllipsisVertical, Eye, EyeOff, Pencil, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { homeSectionOf } from '@/features/common/admin/content/kinds';
import { formatOfficeDateTime } from '@/lib/format';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Menu, MenuItem } from '@/ui/navigation/menu';
import { usePutBack, useTakeDown } from '../../api/use-entry-changes';
import { type EntryEditor, hasOpenConflict } from '../../api/use-entry-editor';
import { isPublished, textName } from '../../model/entry-form';
import { SectionNote } from '../section-note';
import { StateBadge } from '../state-badge';

/** The title and state of an entry, its last editor, and the actions on the whole entry. */
export function EntryHeading({ editor, name }: { editor: EntryEditor; name: string }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const { standing, values, isDirty, isSaving, save } = editor;
  const time = formatOfficeDateTime(standing.updatedAt, locale);
  const { savedBy } = standing;
  const Icon = isDirty ? Pencil : Check;
  const finish = async () => {
    if ((await save()) !== null) notify({ type: 'success', message: t('saving.done') });
  };
  const isLive = locales.some((each) => isPublished(values, each)) && standing.isActive;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="display-2 min-w-0 text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] wrap-anywhere">
            {values[textName('title', locale)].trim() || name}
          </h1>
          <StateBadge state={standing.state} />
        </div>
        <SectionNote section={homeSectionOf(standing)} />
        <p className="text-sm text-muted">
          {savedBy === null ? t('saving.at', { time }) : t('saving.by', { name: savedBy, time })}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Icon aria-hidden className="size-4.5" />
          {isDirty ? t('saving.changed') : t('saving.saved')}
        </p>
        <div className="flex items-center gap-1">
          <Button
            variant={isDirty ? 'primary' : 'outline'}
            pending={isSaving}
            disabled={hasOpenConflict(editor)}
            onClick={() => void finish()}
          >
            <Save aria-hidden className="size-5" />
            {isLive ? t('saving.saveLive') : t('saving.save')}
          </Button>
          {!isOpening(standing) && <EntryMenu editor={editor} name={name} />}
        </div>
      </div>
    </div>
  );
}

function EntryMenu({ editor, name }: { editor: EntryEditor; name: string }) {
  const { t } = useTranslation('content.admin');
  const { standing, adopt } = editor;
  const { id, isActive } = standing;
  const takeDown = useTakeDown();
  const putBack = usePutBack();
  // A failure already shows a toast.
  const show = () => void putBack.mutateAsync(id).then(adopt, () => undefined);
  const hide = () =>
    takeDown.mutate(id, {
      onSuccess: (next) => {
        adopt(next);
        notifyUndo(t('actions.takenDown', { name }), show);
      },
    });
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={t('actions.menu')} />}>
      {isActive ? (
        <MenuItem icon={EyeOff} onSelect={hide}>
          {t('actions.takeDown')}
        </MenuItem>
      ) : (
        <MenuItem icon={Eye} onSelect={show}>
          {t('actions.putBack')}
        </MenuItem>
      )}
    </Menu>
  );
}
