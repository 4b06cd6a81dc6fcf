import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';

/** The most rows that are listed by name; no one reads a longer list. */
const mostNamed = 100;

export interface RefusedRow {
  id: string;
  name: string;
  /** The reason in the reader's language, or null. */
  reason: string | null;
}

interface RefusedRowsProps {
  rows: readonly RefusedRow[];
  title?: string;
  onClose: () => void;
  /** Another way to do it, shown as the main button. */
  instead?: ReactNode;
}

/** Lists the rows that a bulk action did not change, each with the reason. */
export function RefusedRows({ rows: refused, title, onClose, instead }: RefusedRowsProps) {
  const { t } = useTranslation('kit');
  const isOpen = refused.length > 0;
  // The rows stay while the dialog closes.
  const [rows, setRows] = useState(refused);
  if (isOpen && rows !== refused) setRows(refused);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title ?? t('bulk.refused', { count: rows.length })}
      description={t('bulk.refusedText')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant={instead ? 'quiet' : 'primary'} onClick={onClose}>
            {t('bulk.close')}
          </Button>
          {instead}
        </div>
      }
    >
      <ul className="border-t border-line">
        {rows.slice(0, mostNamed).map(({ id, name, reason }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {reason !== null && <p className="text-sm text-muted">{reason}</p>}
          </li>
        ))}
        {rows.length > mostNamed && (
          <li className="py-3 text-muted">{t('bulk.refusedMore', { count: rows.length - mostNamed })}</li>
        )}
      </ul>
    </Dialog>
  );
}
