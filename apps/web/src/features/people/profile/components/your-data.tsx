import '@/lib/http/account-calls';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/http/call';
import { saveFile } from '@/lib/http/download';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Button } from '@/ui/actions/button';
import type { EraseAccountProps } from './erase-account';

const EraseAccount = lazyComponent<EraseAccountProps>(
  async () => {
    const [part] = await Promise.all([import('./erase-account'), loadNamespaces('erasure')]);
    return part;
  },
  { isOpen: ({ open }) => open, close: ({ onClose }) => onClose() },
);

/** A copy of everything that we store about the person, and the end of the account. */
export function YourData() {
  const { t } = useTranslation('profile');
  const [isErasing, setErasing] = useState(false);
  const copying = useMutation({
    mutationFn: () => call('privacy.export'),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `${t('data.file')}-${data.madeAt.slice(0, 10)}.json`);
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <p>{t('data.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" pending={copying.isPending} onClick={() => copying.mutate()}>
          {!copying.isPending && <Download aria-hidden className="size-5" />}
          {t('data.copy')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          {t('data.erase')}
        </Button>
      </div>
      <EraseAccount open={isErasing} onClose={() => setErasing(false)} />
    </div>
  );
}
