import { ScanLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { lazyComponent } from '@/lib/late';
import { Button } from '@/ui/actions/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { useScan } from '../../api/use-desk';
import { CardResult } from './card-result';

const DeskCamera = lazyComponent<{ onCode: (code: string) => void }>(() => import('./desk-camera'), {
  placeholder: <Skeleton className="aspect-[4/3] max-h-[45dvh] w-full" />,
});

/** Checks a card by camera, by a hand scanner, which types like a keyboard, or by its typed code. */
export function CardCheck() {
  const { t } = useTranslation('memberships.admin');
  const [code, setCode] = useState('');
  const [isFilming, setFilming] = useState(false);
  const scan = useScan();
  const type = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    scan.mutate(code.trim());
    setCode('');
  };
  return (
    <Panel title={t('desk.check.title')}>
      <form noValidate className="flex items-end gap-3" onSubmit={type}>
        <Field label={t('desk.check.code')} className="min-w-0 grow">
          <Input
            className="font-mono uppercase"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" variant="ice" className="min-h-12" pending={scan.isPending}>
          {t('desk.check.action')}
        </Button>
      </form>
      <Button variant="outline" className="self-start" aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
        <ScanLine aria-hidden className="size-5" />
        {t(isFilming ? 'desk.check.cameraOff' : 'desk.check.cameraOn')}
      </Button>
      {isFilming && <DeskCamera onCode={(read) => scan.mutate(read)} />}
      <div role="status" aria-atomic="true">
        {scan.isIdle ? (
          <p className="rounded-control bg-raised px-4 py-4 text-muted">{t('desk.check.ready')}</p>
        ) : (
          <CardResult card={scan.data} error={scan.error} />
        )}
      </div>
    </Panel>
  );
}
