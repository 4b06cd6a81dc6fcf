import { type EntryBulkAction, type EntryRowWire, type ErrorCode, staffLimits } from '@dronesoccer/contracts';
import { Globe, GlobeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialogs } from '@/features/common/admin/bulk/bulk-dialogs';
import { useBulk } from '@/features/common/admin/bulk/use-bulk';
import { titleIn } from '@/features/common/admin/content/kinds';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { entryAreas } from '../../api/use-entry-changes';
import { countHeldBack, countLacking } from '../../model/languages';

interface Asked {
  id: string;
  version: number;
}

const sendAs = (action: EntryBulkAction) => (entries: Asked[], idempotencyKey: string) =>
  call('content.admin.bulk', {
    body: { entries: entries.map(({ id, version }) => ({ id, version })), action },
    idempotencyKey,
  });

const incomplete: readonly ErrorCode[] = ['CONTENT_006', 'CONTENT_007'];

/** Publishes the ticked entries after a confirmation, or takes them down with Undo. */
export function EntryBulkActions({ selection }: { selection: Selection<EntryRowWire> }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  // The question stays while the dialog closes.
  const [asked, setAsked] = useState<readonly EntryRowWire[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { start, isPending, dialogs } = useBulk({
    areas: entryAreas,
    selection,
    nameOf: (entry) => titleIn(entry, locale),
    reasonOf: (code) => (incomplete.includes(code) ? t('bulk.incomplete') : undefined),
  });
  const { rows } = selection;
  const askToPublish = () => {
    setAsked(rows);
    setAsking(true);
  };
  const publish = () => {
    // The progress of many entries has a dialog of its own.
    if (asked.length > staffLimits.bulkMax) setAsking(false);
    start(
      {
        ...{ records: asked, send: sendAs('publish'), isConfirmed: true },
        message: (changed) => t('bulk.published', { count: changed }),
      },
      () => setAsking(false),
    );
  };
  const takeDown = () =>
    start({
      ...{ records: rows, send: sendAs('takeDown'), undo: sendAs('putBack') },
      message: (changed) => t('bulk.takenDown', { count: changed }),
    });
  return (
    <>
      <BulkBar selection={selection}>
        <Button variant="quiet" disabled={isPending} onClick={askToPublish}>
          <Globe aria-hidden className="size-5" />
          {t('bulk.publish')}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={takeDown}>
          <GlobeOff aria-hidden className="size-5" />
          {t('bulk.takeDown')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('bulk.publishTitle', { count: asked.length })}
        text={t('bulk.publishText')}
        confirmLabel={t('bulk.publish')}
        pending={isPending}
        onConfirm={publish}
      >
        <Languages rows={asked} />
      </ConfirmDialog>
      <BulkDialogs {...dialogs} />
    </>
  );
}

/** Says how many entries will appear in one language only. */
function Languages({ rows }: { rows: readonly EntryRowWire[] }) {
  const { t } = useTranslation('content.admin');
  const withoutEnglish = countLacking(rows, 'en');
  const heldBack = countHeldBack(rows, 'fr') + countHeldBack(rows, 'en');
  return (
    <ul className="flex flex-col gap-2 font-semibold">
      <li>{t('bulk.lackFrench', { count: countLacking(rows, 'fr') })}</li>
      {withoutEnglish > 0 && <li>{t('bulk.lackEnglish', { count: withoutEnglish })}</li>}
      {heldBack > 0 && <li>{t('bulk.heldBack', { count: heldBack })}</li>}
    </ul>
  );
}
