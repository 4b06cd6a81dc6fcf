import type { HolidayWire, OpeningHours, SlotAdminWire } from '@dronesoccer/contracts';
import { wallMinutes } from '@dronesoccer/domain';
import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import french from '@fullcalendar/react/locales/fr-ca';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { businessHours, earliestSlot, firstTime, hoursWithin, shownTimes } from '../../model/calendar-days';
import type { SlotView } from '../../model/view';
import { dayOf, plusMinutes, timeOf, wallOf } from '../../model/wall-time';
import { timeText } from '../../model/words';
import { useScrollToSlots } from './use-scroll-to-slots';
import './calendar.css';
import { type CreatedSlots, useCreatedSlots } from '../created-slots';
import { SlotEvent, type SlotEventLook, toneOf } from './slot-event';

export interface CalendarGridProps {
  view: SlotView;
  /** The day around which the view is built. */
  day: string;
  /** Today in the arena's time zone. */
  today: string;
  slots: readonly SlotAdminWire[];
  holidays: readonly HolidayWire[];
  hours: readonly OpeningHours[];
  /** Called when free time was selected. */
  onPick: (localStart: string, localEnd: string) => void;
  onOpen: (slot: SlotAdminWire) => void;
  /** Called when a slot was moved or resized; `revert` undoes it in the calendar. */
  onMove: (slot: SlotAdminWire, localStart: string, localEnd: string, revert: () => void) => void;
  onDay: (day: string) => void;
}

const viewNames = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth', list: 'listWeek' } as const;
const looks: Readonly<Record<string, SlotEventLook>> = { [viewNames.month]: 'line', [viewNames.list]: 'row' };
const plugins = [timeGrid, dayGrid, list, interaction, classic];
const english = { code: 'en-CA' };
const frenchOfCanada = { ...french, code: 'fr-CA' };

/** The default length in minutes. A click selects half an hour, but a slot is rarely that short. */
const usualLength = 60;

/**
 * The calendar. It receives wall times as if they were UTC, so it converts nothing. Until it has measured a narrower
 * screen it keeps its old width, and the excess is clipped.
 */
export default function CalendarGrid(props: CalendarGridProps) {
  const { view, day, today, slots, holidays, hours, onPick, onOpen, onMove, onDay } = props;
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const calendar = useRef<CalendarRef>(null);
  const isMeasured = useMeasured();
  useEffect(() => {
    calendar.current?.getApi().changeView(viewNames[view], day);
  }, [view, day]);
  const bySlot = useMemo(() => new Map(slots.map((slot) => [slot.id, slot])), [slots]);
  const events = useMemo(() => [...slots.map(slotEvent), ...holidays.map(holidayEvent)], [slots, holidays]);
  const times = useMemo(() => shownTimes(hoursWithin(hours, view, day), slots), [hours, view, day, slots]);
  const shaded = useMemo(() => businessHours(hours), [hours]);
  const isTimed = view === 'day' || view === 'week';
  const { made } = useCreatedSlots();
  const justMade = useMemo(
    () => new Set(slots.filter((slot) => isMade(slot, made)).map(({ id }) => id)),
    [slots, made],
  );
  const scroller = useScrollToSlots({
    ...{ page: `${view} ${day}`, first: isTimed && isMeasured ? (earliestSlot(slots)?.id ?? null) : null },
    made: slots.find(({ id }) => justMade.has(id))?.id ?? null,
  });
  const move = ({ event, revert }: PlacedEvent) => {
    const slot = bySlot.get(event.id);
    if (slot && event.start) onMove(slot, wallOf(event.start), endIn(event, slot), revert);
  };
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('calendar.label')}
      // The region scrolls, so it must be reachable by keyboard.
      tabIndex={isTimed ? 0 : undefined}
      className={cx(
        'slot-calendar overflow-x-clip rounded-control',
        isTimed && 'sm:max-h-[max(28rem,calc(100dvh-28rem))] sm:overflow-y-auto',
        !isMeasured && 'invisible',
      )}
    >
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={viewNames[view]}
        initialDate={day}
        timeZone="UTC"
        now={`${today}T00:00`}
        locale={locale === 'fr' ? frenchOfCanada : english}
        firstDay={1}
        headerToolbar={false}
        height="auto"
        slotMinTime={times.from}
        slotMaxTime={times.to}
        slotHeaderInnerClass="min-h-7"
        slotHeaderContent={({ date }) => timeText(timeOf(wallOf(date)), locale)}
        snapDuration="00:15"
        businessHours={shaded}
        allDaySlot={holidays.length > 0}
        allDayText={t('calendar.holidays')}
        noEventsText={t('calendar.none')}
        dayMaxEvents
        eventDisplay="block"
        displayEventTime={false}
        events={events}
        eventInteractive
        editable
        eventAllow={({ allDay }) => !allDay}
        eventClass={({ event }) => {
          const slot = bySlot.get(event.id);
          if (!slot) return 'border-2 rounded-md border-warn px-1';
          return cx('border-2 rounded-md', toneOf(slot).edge, justMade.has(slot.id) && 'slot-made');
        }}
        eventContent={({ event, view: { type } }) => {
          const slot = bySlot.get(event.id);
          if (!slot || !event.start) return event.title;
          const [localStart, localEnd] = [wallOf(event.start), endIn(event, slot)];
          // The event is too low for three lines.
          const isShort = wallMinutes(localStart, localEnd) < 45;
          const look = looks[type] ?? (isShort ? 'line' : 'block');
          return <SlotEvent {...{ slot, localStart, localEnd, look }} />;
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const slot = bySlot.get(event.id);
          if (slot) onOpen(slot);
        }}
        eventDrop={move}
        eventResize={move}
        selectable
        selectMirror
        selectLongPressDelay={400}
        select={({ start, end, allDay }) => {
          calendar.current?.getApi().unselect();
          const from = allDay ? `${dayOf(wallOf(start))}T${firstTime(dayOf(wallOf(start)), hours)}` : wallOf(start);
          const isMarked = !allDay && wallMinutes(from, wallOf(end)) > usualLength / 2;
          onPick(from, isMarked ? wallOf(end) : plusMinutes(from, usualLength));
        }}
        navLinks={view === 'month'}
        navLinkDayClick={(date) => onDay(dayOf(wallOf(date)))}
      />
    </div>
  );
}

/**
 * Returns whether the calendar is laid out. The library draws its columns, measures the first and draws them again, so
 * the calendar stays hidden until then.
 */
function useMeasured(): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isMeasured;
}

const isMade = ({ id, patternId }: SlotAdminWire, made: CreatedSlots | null): boolean =>
  made !== null && ('slotId' in made ? id === made.slotId : patternId === made.patternId);

interface PlacedEvent {
  event: { id: string; start: Date | null; end: Date | null };
  revert: () => void;
}

/** Returns the end of a dragged slot. The slot keeps its length while the calendar has no end for it. */
function endIn({ start, end }: PlacedEvent['event'], slot: SlotAdminWire): string {
  if (end) return wallOf(end);
  const from = start ? wallOf(start) : slot.localStart;
  return plusMinutes(from, wallMinutes(slot.localStart, slot.localEnd));
}

const slotEvent = (slot: SlotAdminWire): EventInput => ({
  id: slot.id,
  start: slot.localStart,
  end: slot.localEnd,
  color: toneOf(slot).fill,
  contrastColor: toneOf(slot).ink,
  // A booked slot cannot be moved in the calendar.
  editable: slot.taken === 0,
});

const holidayEvent = ({ day, name }: HolidayWire): EventInput => ({
  id: `holiday-${day}`,
  title: name,
  start: day,
  allDay: true,
  color: 'var(--surface)',
  contrastColor: 'var(--ink)',
  editable: false,
  interactive: false,
});
