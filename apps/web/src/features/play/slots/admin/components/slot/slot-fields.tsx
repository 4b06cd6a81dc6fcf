import { SlotType, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { ToggleField } from '@/ui/fields/toggle-field';
import { FormSection } from '@/ui/layout/form-section';
import { type SlotForm, slotRepeats, typeOf } from '../../model/slot-form';

interface SlotFieldsProps {
  form: SlotForm;
  /** The number of held or booked seats. If there are any, the time and type cannot change. */
  taken: number;
  /** True for a new slot, which can be repeated. */
  isNew: boolean;
}

/** The slot's time, type and capacity. */
export function SlotFields({ form, taken, isNew }: SlotFieldsProps) {
  const { t } = useTranslation('slots.admin');
  const isFixed = taken > 0;
  const isTournament = typeOf(form.watch()) === SlotType.TOURNAMENT;
  const [start, end, repeat] = form.watch(['start', 'end', 'repeat']);
  const isOvernight = start !== '' && end !== '' && end < start;
  return (
    <FormSection
      title={t(isTournament ? 'form.whenTeams' : 'form.when')}
      text={isFixed ? t(isTournament ? 'form.fixedTeams' : 'form.fixed', { count: taken }) : undefined}
    >
      <Field className="sm:col-span-2" label={t('form.day')} error={form.errorOf('day')} required>
        <Input type="date" readOnly={isFixed} {...form.register('day')} />
      </Field>
      <TextField form={form} name="start" label={t('form.start')} required type="time" readOnly={isFixed} />
      <Field
        label={t('form.end')}
        hint={isOvernight ? t('form.nextDay') : undefined}
        error={form.errorOf('end')}
        required
      >
        <Input type="time" readOnly={isFixed} {...form.register('end')} />
      </Field>
      <Field label={t('form.type')} required>
        {isFixed ? (
          <Input readOnly value={t(`types.${typeOf(form.getValues())}`)} />
        ) : (
          <Select {...form.register('type')}>
            {valuesOf(SlotType).map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t(isTournament ? 'form.teams' : 'form.capacity')} error={form.errorOf('capacity')} required>
        <Input inputMode="numeric" autoComplete="off" {...form.register('capacity')} />
      </Field>
      {isNew && <RepeatFields form={form} />}
      {repeat === 'never' && (
        <ToggleField
          form={form}
          name="isOpen"
          className="sm:col-span-2"
          label={t('form.open')}
          hint={t('form.openHint')}
        />
      )}
    </FormSection>
  );
}

/** Repeats the slot every week until a day, or not at all. The slots of a series are open for booking. */
function RepeatFields({ form }: { form: SlotForm }) {
  const { t } = useTranslation('slots.admin');
  const repeat = form.watch('repeat');
  return (
    <>
      <Field label={t('repeat.label')} required>
        <Select {...form.register('repeat')}>
          {slotRepeats.map((each) => (
            <option key={each} value={each}>
              {t(`repeat.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {repeat === 'weekly' && (
        <>
          <TextField form={form} name="until" label={t('repeat.until')} required type="date" min={form.watch('day')} />
          <ToggleField
            form={form}
            name="skipHolidays"
            className="sm:col-span-2"
            label={t('fill.skipHolidays')}
            hint={t('fill.skipHolidaysHint')}
          />
        </>
      )}
    </>
  );
}
