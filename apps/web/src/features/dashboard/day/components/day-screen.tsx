import type { DaySlotWire } from '@dronesoccer/contracts';
import { Printer, ScanLine, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArenaChoice } from '@/features/dashboard/common/arena-choice';
import { late } from '@/lib/late';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { SearchFilter } from '@/ui/data-table/search-filter';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useDayBoard } from '../api/use-day-board';
import { useScans } from '../api/use-scans';
import { found, firstOpen, inDoorOrder } from '../model/sheet';
import { DayToolbar } from './day-toolbar';
import { DaySlot } from './day-slot';
import { PrintedSheet } from './printed-sheet';
import type { ScannerProps } from './scanner/scanner';

const Scanner = late<ScannerProps>(() => import('./scanner/scanner'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

/** Who comes to an arena on a day: the list, the door, the desk. */
export function DayScreen() {
  const { t } = useTranslation('day');
  const board = useDayBoard();
  const [search, setSearch] = useState<string>();
  const [isLoud, setLoud] = useState(true);
  const scans = useScans({ isLoud });
  const { arenas, arena, sheet } = board;
  if (arenas.error) return <ErrorState error={arenas.error} onRetry={() => void arenas.refetch()} />;
  if (arenas.isPending) return <Skeleton className="h-96" />;
  if (!arena) {
    return (
      <EmptyState
        title={t('noArena.title')}
        text={t('noArena.text')}
        action={<ButtonLink to={paths.newArena}>{t('noArena.action')}</ButtonLink>}
      />
    );
  }
  const shown = sheet.data?.arena.id === arena.id ? sheet.data : undefined;
  const canScan = shown?.slots.some(({ can }) => can.checkIn) ?? false;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-5 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <ArenaChoice arenas={arenas.data} arenaId={arena.id} onChoose={board.chooseArena} />
          <DayToolbar sheet={shown} onDay={board.showDay} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="lg" className="max-sm:w-full" disabled={!canScan} onClick={() => board.setScanning(true)}>
            <ScanLine aria-hidden className="size-5" />
            {t('scan.open')}
          </Button>
          <SearchFilter label={t('search')} value={search} onChange={setSearch} />
          <Button variant="outline" className="max-sm:hidden" disabled={!shown} onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t('print.action')}
          </Button>
        </div>
        {scans.unsentCount > 0 && <Warning>{t('scan.unsentCount', { count: scans.unsentCount })}</Warning>}
        {shown && sheet.isError && <Warning>{t('outdated')}</Warning>}
        {!shown && sheet.error && <ErrorState error={sheet.error} onRetry={() => void sheet.refetch()} />}
        {!shown && !sheet.error && <Skeleton className="h-96" />}
        {shown && <DaySlots slots={shown.slots} search={search} />}
      </div>
      {shown && (
        <>
          <PrintedSheet sheet={shown} />
          <Scanner
            open={board.isScanning}
            onClose={() => board.setScanning(false)}
            sheet={shown}
            scans={scans}
            isLoud={isLoud}
            onLoud={setLoud}
          />
        </>
      )}
    </>
  );
}

/** The one that is on now stands on top and open; a search opens whatever it finds. */
function DaySlots({ slots, search }: { slots: readonly DaySlotWire[]; search: string | undefined }) {
  const { t } = useTranslation('day');
  const listed = inDoorOrder(found(slots, search ?? ''));
  const opened = firstOpen(slots);
  const isSearch = search !== undefined;
  if (listed.length === 0) {
    const words = isSearch ? 'noMatch' : 'empty';
    return <EmptyState title={t(`${words}.title`)} text={t(`${words}.text`)} />;
  }
  return listed.map((slot) => (
    <DaySlot key={`${slot.id}:${slot.phase}:${isSearch}`} slot={slot} isOpen={isSearch || slot.id === opened} />
  ));
}

function Warning({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-control border-2 border-warn px-4 py-3">
      <WifiOff aria-hidden className="size-5 shrink-0 text-warn" />
      {children}
    </p>
  );
}
