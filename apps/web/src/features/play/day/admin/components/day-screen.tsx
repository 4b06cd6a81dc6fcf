import type { DaySheetWire, DaySlotWire } from '@dronesoccer/contracts';
import { Printer, ScanLine, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlotTabs } from '@/features/common/admin/slot-tabs';
import { WorkPage } from '@/features/common/admin/work-page';
import { lazyComponent } from '@/lib/late';
import { paths } from '@/lib/dashboard-paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { SearchFilter } from '@/ui/data-table/search-filter';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useDayBoard } from '../api/use-day-board';
import { useScans } from '../api/use-scans';
import { filterSlots, firstOpen, inDoorOrder } from '../model/sheet';
import { DayToolbar } from './day-toolbar';
import { DaySlot } from './day-slot';
import { PlaceChoice } from './place-choice';
import { PrintedSheet } from './printed-sheet';
import type { ScannerProps } from './scanner/scanner';

export function DayPage() {
  const { t } = useTranslation('day.admin');
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <SlotTabs chosen="today" />
      <DayScreen />
    </WorkPage>
  );
}

const Scanner = lazyComponent<ScannerProps>(() => import('./scanner/scanner'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

/** The bookings at a location's arenas on a day: for the list, the door and the desk. */
function DayScreen() {
  const { t } = useTranslation('day.admin');
  const board = useDayBoard();
  const [search, setSearch] = useState<string>();
  const [isLoud, setLoud] = useState(true);
  const { arenas, place, sheets, isComplete, failed } = board;
  const scans = useScans({ isLoud, arenaIds: sheets.map(({ arena }) => arena.id) });
  if (!arenas.data && arenas.error) return <ErrorState error={arenas.error} onRetry={() => void arenas.refetch()} />;
  if (!arenas.data) return <Skeleton className="h-96" />;
  if (!place) {
    return (
      <EmptyState
        title={t('noArena.title')}
        text={t('noArena.text')}
        action={<ButtonLink to={paths.newArena}>{t('noArena.action')}</ButtonLink>}
      />
    );
  }
  const [first] = sheets;
  const canScan = sheets.some(({ slots }) => slots.some(({ can }) => can.checkIn));
  return (
    <>
      <div className="flex min-w-0 flex-col gap-5 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <PlaceChoice arenas={arenas.data} place={place} onChoose={board.choosePlace} />
          <DayToolbar sheet={first} onDay={board.showDay} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="lg" className="max-sm:w-full" disabled={!canScan} onClick={() => board.setScanning(true)}>
            <ScanLine aria-hidden className="size-5" />
            {t('scan.open')}
          </Button>
          <SearchFilter label={t('search')} value={search} onChange={setSearch} />
          <Button variant="outline" className="max-sm:hidden" disabled={!isComplete} onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t('print.action')}
          </Button>
        </div>
        {scans.unsentCount > 0 && <Warning>{t('scan.unsentCount', { count: scans.unsentCount })}</Warning>}
        {isComplete && failed && <Warning>{t('outdated')}</Warning>}
        {!isComplete && failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
        {!isComplete && !failed && <Skeleton className="h-96" />}
        {isComplete && <DaySlots sheets={sheets} search={search} />}
      </div>
      {isComplete && first && (
        <>
          {sheets.map((sheet) => (
            <PrintedSheet key={sheet.arena.id} sheet={sheet} />
          ))}
          <Scanner
            open={board.isScanning}
            onClose={() => board.setScanning(false)}
            sheet={first}
            sheets={sheets}
            scans={scans}
            isLoud={isLoud}
            onLoud={setLoud}
          />
        </>
      )}
    </>
  );
}

/** The slots of the day. Current slots are on top, the first of them expanded; a search expands every match. */
function DaySlots({ sheets, search }: { sheets: readonly DaySheetWire[]; search: string | undefined }) {
  const { t } = useTranslation('day.admin');
  const slots = byStart(sheets.flatMap((sheet) => sheet.slots));
  const arenaOf = new Map(sheets.flatMap(({ arena, slots: own }) => own.map(({ id }) => [id, arena.name] as const)));
  const listed = inDoorOrder(filterSlots(slots, search ?? ''));
  const opened = firstOpen(slots);
  const isSearch = search !== undefined;
  if (listed.length === 0) {
    const words = isSearch ? 'noMatch' : 'empty';
    return <EmptyState title={t(`${words}.title`)} text={t(`${words}.text`)} />;
  }
  return listed.map((slot) => (
    <DaySlot
      key={slot.id}
      slot={slot}
      arena={sheets.length > 1 ? arenaOf.get(slot.id) : undefined}
      isFirst={slot.id === opened}
      isSearch={isSearch}
    />
  ));
}

const byStart = (slots: readonly DaySlotWire[]): DaySlotWire[] =>
  slots.toSorted((a, b) => a.localStart.localeCompare(b.localStart));

function Warning({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-control border-2 border-warn px-4 py-3">
      <WifiOff aria-hidden className="size-5 shrink-0 text-warn" />
      {children}
    </p>
  );
}
