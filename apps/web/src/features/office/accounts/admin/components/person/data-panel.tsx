import type { PersonWire } from '@dronesoccer/contracts';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { saveFile } from '@/lib/http/download';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { useExportData } from '../../api/use-account-changes';
import { EraseDialog } from '../dialogs/erase-dialog';

/** Answers a person who asks for a copy of the data or for its erasure. */
export function DataPanel({ person }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const [isErasing, setErasing] = useState(false);
  const exporting = useExportData(person.id);
  const exportData = () =>
    exporting.mutate(undefined, {
      onSuccess: (data) => {
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile(file, `${t('data.file')}-${data.madeAt.slice(0, 10)}.json`);
        notify({ type: 'success', message: t('data.exported') });
      },
    });
  return (
    <Panel title={t('data.title')}>
      <p className="text-muted">{t('data.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" pending={exporting.isPending} onClick={exportData}>
          {!exporting.isPending && <Download aria-hidden className="size-5" />}
          {t('data.export')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          <Eraser aria-hidden className="size-5" />
          {t('data.erase')}
        </Button>
      </div>
      {isErasing && <EraseDialog person={person} onClose={() => setErasing(false)} />}
    </Panel>
  );
}
