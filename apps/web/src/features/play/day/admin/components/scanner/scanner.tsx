import type { DaySheetWire } from '@dronesoccer/contracts';
import { Volume2, VolumeX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanCamera } from '@/features/common/admin/scan/scan-camera';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Dialog } from '@/ui/overlays/dialog';
import type { Scans } from '../../api/use-scans';
import { ScanResult } from './scan-result';

export interface ScannerProps {
  open: boolean;
  onClose: () => void;
  /** The arena and the day of each scan. */
  sheet: DaySheetWire;
  /** The sheets of all arenas at this door. */
  sheets: readonly DaySheetWire[];
  scans: Scans;
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
}

/** Checks in tickets one after another, by camera or typed code. The latest result is the largest element on screen. */
export default function Scanner({ open, onClose, sheet, sheets, scans, isLoud, onLoud }: ScannerProps) {
  const { t } = useTranslation('day.admin');
  const [code, setCode] = useState('');
  const [latest, ...earlier] = scans.entries;
  const scan = (text: string) => scans.scan({ arenaId: sheet.arena.id, day: sheet.day }, text);
  const type = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    scan(code.trim());
    setCode('');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('scan.title')}
      description={t('scan.text')}
      tall
    >
      <div className="flex flex-col gap-4">
        <ScanCamera onCode={scan} />
        <div role="status" aria-atomic="true">
          {latest ? (
            <ScanResult entry={latest} scans={scans} sheets={sheets} isLatest />
          ) : (
            <p className="rounded-control bg-raised px-4 py-4 text-muted">{t('scan.ready')}</p>
          )}
        </div>
        <form noValidate className="flex items-end gap-3" onSubmit={type}>
          <Field label={t('scan.code')} className="grow">
            <Input
              className="font-mono uppercase placeholder:normal-case"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button type="submit" variant="ice" className="min-h-12">
            {t('checkIn.action')}
          </Button>
          <IconButton
            icon={isLoud ? Volume2 : VolumeX}
            label={t(isLoud ? 'scan.soundOff' : 'scan.soundOn')}
            aria-pressed={isLoud}
            className="mb-0.5"
            onClick={() => onLoud(!isLoud)}
          />
        </form>
        {earlier.length > 0 && (
          <section>
            <h3 className="mb-2 font-semibold">{t('scan.earlier')}</h3>
            <ol className="flex flex-col gap-2">
              {earlier.map((entry) => (
                <li key={entry.key}>
                  <ScanResult entry={entry} scans={scans} sheets={sheets} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  );
}
