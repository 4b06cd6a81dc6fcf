import { SlotType, valuesOf } from '@dronesoccer/contracts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field, FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { ToggleField } from '@/ui/fields/toggle-field';
import { FormSection } from '@/ui/layout/form-section';
import type { SlotBoard } from '../../api/use-slot-board';
import type { PatternForm } from '../../model/pattern-form';
import { shortDay } from '../../model/words';

/** The arenas, the slot type and the capacity. */
export function WhatFields({ form, arenas }: { form: PatternForm; arenas: SlotBoard['arenas'] }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const [chosen, type] = form.watch(['arenaIds', 'type']);
  const isTournament = Number(type) === SlotType.TOURNAMENT;
  const choices = (arenas.data ?? []).filter(({ id, isActive }) => isActive || chosen.includes(id));
  return (
    <FormSection title={t('fill.what')}>
      <fieldset className="sm:col-span-2">
        <legend className="text-[0.9375rem] font-semibold">{t('fill.arenas')}</legend>
        <div className="mt-1 grid max-h-61 gap-x-5 overflow-y-scroll rounded-control border-2 border-line px-3 py-1 sm:grid-cols-2">
          {choices.map(({ id, name, location }) => (
            <Checkbox
              key={id}
              value={id}
              label={
                <>
                  {name[locale]}
                  <span className="block text-sm text-muted">
                    {location.name[locale]}, {location.city}
                  </span>
                </>
              }
              {...form.register('arenaIds')}
            />
          ))}
        </div>
        <FieldError error={form.errorOf('arenaIds')} />
      </fieldset>
      <Field label={t('form.type')} required>
        <Select {...form.register('type')}>
          {valuesOf(SlotType).map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t(isTournament ? 'form.teams' : 'form.capacity')}
        hint={t(isTournament ? 'fill.teamsHint' : 'fill.capacityHint')}
        error={form.errorOf('capacity')}
      >
        <Input inputMode="numeric" autoComplete="off" {...form.register('capacity')} />
      </Field>
    </FormSection>
  );
}

/** The first and last day, and the days to leave out. */
export function DayFields({ form }: { form: PatternForm }) {
  const { t } = useTranslation('slots.admin');
  return (
    <FormSection title={t('fill.days')}>
      <TextField form={form} name="from" label={t('range.from')} required type="date" />
      <TextField form={form} name="to" label={t('range.to')} required type="date" />
      <ToggleField
        form={form}
        name="skipHolidays"
        className="sm:col-span-2"
        label={t('fill.skipHolidays')}
        hint={t('fill.skipHolidaysHint')}
      />
      <LeftOut form={form} />
    </FormSection>
  );
}

function LeftOut({ form }: { form: PatternForm }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const [day, setDay] = useState('');
  const [without, from, to] = form.watch(['without', 'from', 'to']);
  const set = (days: string[]) => form.setValue('without', days, { shouldDirty: true });
  const add = () => {
    if (day === '') return;
    set([...new Set([...without, day])].toSorted());
    setDay('');
  };
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('fill.without')} className="w-56">
          <Input type="date" min={from} max={to} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Button variant="outline" className="min-h-12" onClick={add}>
          <Plus aria-hidden className="size-4.5" />
          {t('fill.leaveOut')}
        </Button>
      </div>
      {without.length > 0 && (
        <ul aria-label={t('fill.without')} className="flex flex-wrap gap-2">
          {without.map((each) => (
            <li key={each} className="flex items-center rounded-full border-2 border-line pl-4 font-semibold">
              {shortDay(each, locale)}
              <button
                type="button"
                aria-label={t('fill.putBack', { day: shortDay(each, locale) })}
                className="inline-flex size-11 items-center justify-center rounded-full hover:bg-raised"
                onClick={() => set(without.filter((other) => other !== each))}
              >
                <X aria-hidden className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
