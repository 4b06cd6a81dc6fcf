import { type BulkWire, displayText, type ErrorCode, staffLimits } from '@dronesoccer/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import type { Area } from '@/lib/query/keys';
import { useChange } from '@/lib/query/use-change';
import type { Selection } from '@/ui/data-table/use-selection';
import { type BulkSend, inBatches } from './in-batches';
import type { RefusedRow } from './refused-rows';

interface BulkWork<Asked, Changed extends { id: string }> {
  records: readonly Asked[];
  send: BulkSend<Asked, Changed>;
  /** Returns the message about the changed records. */
  message: (count: number) => string;
  /** Restores the former values of the changed records. Leave it out if the action cannot be undone harmlessly. */
  undo?: BulkSend<Changed, Changed>;
  /** The administrator has confirmed the action. Otherwise, an action of more than one batch asks first. */
  isConfirmed?: boolean;
}

interface BulkQuestion {
  count: number;
  confirm: () => void;
}

interface BulkProgress {
  through: number;
  count: number;
}

interface BulkSettings<Row> {
  areas: readonly Area[];
  selection: Selection<Row>;
  nameOf: (row: Row) => string;
  /** Returns a reason that says more than the text of the error code, if there is one. */
  reasonOf?: (code: ErrorCode) => string | undefined;
}

/**
 * Runs bulk actions on the ticked rows: reports the number of changed rows, names the refused ones and offers Undo. An
 * action of more than one batch asks first, shows its progress and can be stopped between two batches.
 */
export function useBulk<Row extends { id: string }>({ areas, selection, nameOf, reasonOf }: BulkSettings<Row>) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const [refusedRows, setRefusedRows] = useState<readonly RefusedRow[]>([]);
  const isShown = useRef(false);
  /** Reports the changed rows once the dialog of refused rows closes, also because its page is left. */
  const afterRefusal = useRef<(() => void) | null>(null);
  const endRefusal = () => {
    afterRefusal.current?.();
    afterRefusal.current = null;
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      endRefusal();
    };
  }, []);
  // The question stays while its dialog closes.
  const [question, setQuestion] = useState<BulkQuestion>({ count: 0, confirm: () => undefined });
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  const run = useChange(areas, (work: () => Promise<void>) => work(), 'toast');

  /** `names` outlives the selection, because Undo may name rows too. */
  const begin = <Asked, Changed extends { id: string }>(
    work: BulkWork<Asked, Changed>,
    names: ReadonlyMap<string, string>,
    onDone?: (unsent: readonly Asked[]) => void,
  ) => {
    const report = ({ changed, refused }: BulkWire<Changed>) => {
      const { undo } = work;
      const message = work.message(changed.length);
      const rows = refused.map(({ id, errorCode }) => ({
        ...{ id, name: names.get(id) ?? id },
        reason: reasonOf?.(errorCode) ?? displayText(errorCode)[locale],
      }));
      const tell = () => {
        if (changed.length === 0) {
          if (rows.length === 0) notify({ message: t('bulk.unchanged') });
        } else if (undo) {
          const restored = (count: number) => t('bulk.undone', { count });
          notifyUndo(message, () => begin({ records: changed, send: undo, message: restored }, names));
        } else notify({ type: 'success', message });
      };
      if (rows.length === 0) return tell();
      if (!isShown.current) {
        tell();
        return notify({ type: 'danger', message: t('bulk.refused', { count: rows.length }) });
      }
      // The time to undo begins when nothing covers the bar.
      afterRefusal.current = tell;
      setRefusedRows(rows);
    };
    // Use `mutateAsync`, so that the result is reported even after the administrator has left the list. A failure of
    // the first batch already shows a toast.
    const all = async () => {
      const count = work.records.length;
      isStopped.current = false;
      setStopping(false);
      const onProgress = (through: number) => count > staffLimits.bulkMax && setProgress({ through, count });
      const watch = { onProgress, isStopped: () => isStopped.current };
      const { failure, unsent, ...done } = await inBatches(work.records, work.send, watch).finally(() =>
        setProgress(null),
      );
      report(done);
      if (failure) notify({ type: 'danger', message: errorMessage(failure) });
      else if (unsent.length > 0) {
        const left = { count: unsent.length, total: formatNumber(unsent.length, locale) };
        notify({ type: 'warning', message: t('bulk.stopped', left) });
      }
      onDone?.(unsent);
    };
    void run.mutateAsync(all).catch(() => undefined);
  };

  return {
    isPending: run.isPending,
    /** The props of `BulkDialogs`. */
    dialogs: {
      question: {
        ...question,
        isOpen: isAsking,
        onClose: () => setAsking(false),
      },
      progress: progress && {
        ...progress,
        isStopping,
        onStop: () => {
          isStopped.current = true;
          setStopping(true);
        },
      },
      refused: {
        rows: refusedRows,
        onClose: () => {
          setRefusedRows([]);
          endRefusal();
        },
      },
    },
    /** Rows that an interrupted action did not reach stay ticked. */
    start: <Asked extends { id: string }, Changed extends { id: string }>(
      work: BulkWork<Asked, Changed>,
      onDone?: () => void,
    ) => {
      const names = new Map(selection.rows.map((row) => [row.id, nameOf(row)]));
      const confirm = () => {
        setAsking(false);
        begin(work, names, (unsent) => {
          selection.keep(unsent.map(({ id }) => id));
          onDone?.();
        });
      };
      const count = work.records.length;
      if (work.isConfirmed || count <= staffLimits.bulkMax) return confirm();
      setQuestion({ count, confirm });
      setAsking(true);
    },
  };
}
