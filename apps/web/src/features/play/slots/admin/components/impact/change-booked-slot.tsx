import type { SlotAdminWire } from '@dronesoccer/contracts';
import { CalendarClock, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import type { SlotChange } from '../../api/use-slot-change';
import { dayOf, endOf, timeOf } from '../../model/wall-time';
import { ImpactDialog } from './impact-dialog';

interface ChangeBookedSlotProps {
  slot: SlotAdminWire;
  onDone: () => void;
}

/** Cancels or moves a booked slot. Shows the impact on the customers first. */
export function ChangeBookedSlot({ slot, onDone }: ChangeBookedSlotProps) {
  const { t } = useTranslation('slots.admin');
  const [isMoving, setMoving] = useState(false);
  const [asked, setAsked] = useState<{ change: SlotChange } | null>(null);
  return (
    <>
      <Button variant="quiet" onClick={() => setMoving(true)}>
        <CalendarClock aria-hidden className="size-5" />
        {t('moveTo.action')}
      </Button>
      <Button variant="quiet" onClick={() => setAsked({ change: null })}>
        <Trash2 aria-hidden className="size-5" />
        {t('cancel.booked')}
      </Button>
      {isMoving && (
        <MoveDialog
          slot={slot}
          onClose={() => setMoving(false)}
          onChosen={(change) => {
            setMoving(false);
            setAsked({ change });
          }}
        />
      )}
      {asked && <ImpactDialog slot={slot} change={asked.change} onClose={() => setAsked(null)} onDone={onDone} />}
    </>
  );
}

interface MoveDialogProps {
  slot: SlotAdminWire;
  onClose: () => void;
  onChosen: (change: SlotChange) => void;
}

/** Asks for the new time. The impact shows conflicts with the arena's hours or the clock. */
function MoveDialog({ slot, onClose, onChosen }: MoveDialogProps) {
  const { t } = useTranslation('slots.admin');
  const [day, setDay] = useState(dayOf(slot.localStart));
  const [start, setStart] = useState(timeOf(slot.localStart));
  const [end, setEnd] = useState(timeOf(slot.localEnd));
  const [wasSubmitted, setSubmitted] = useState(false);
  const isMissing = day === '' || start === '' || end === '';
  const localStart = `${day}T${start}`;
  const localEnd = isMissing ? '' : endOf(day, start, end);
  const isSame = localStart === slot.localStart && localEnd === slot.localEnd;
  const problem = isMissing ? t('form.timeMissing') : isSame ? t('moveTo.same') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!problem) onChosen({ localStart, localEnd });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      width="narrow"
      title={t('moveTo.title')}
      text={t('moveTo.text')}
      keepLabel={t('impact.keep')}
      confirmLabel={t('moveTo.next')}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={submit}
      failure={null}
    >
      <Field className="sm:col-span-2" label={t('form.day')} required>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <Field label={t('form.start')} error={wasSubmitted ? problem : undefined} required>
        <Input type="time" value={start} onChange={({ target }) => setStart(target.value)} />
      </Field>
      <Field label={t('form.end')} hint={!isMissing && end < start ? t('form.nextDay') : undefined} required>
        <Input type="time" value={end} onChange={({ target }) => setEnd(target.value)} />
      </Field>
    </FormDialog>
  );
}
