import { provinceCodes, provinces, type SettingsWire, shippingLimits } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsConflict } from '@/features/common/admin/settings-conflict';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsaved } from '@/features/common/admin/unsaved/use-unsaved';
import { isConflict } from '@/features/common/admin/use-edit-form';
import { useLeaveGuard } from '@/lib/forms/use-leave-guard';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { UnsavedQuestion } from '@/ui/overlays/unsaved-question';
import {
  differingZones,
  keptTable,
  newZone,
  savedZones,
  typedTable,
  zoneErrors,
  zoneForm,
  type ZoneForm,
} from '../../model/shipping-form';
import { LastChange } from '../last-change';
import { ShippingTrial } from './shipping-trial';
import { ZoneCard } from './zone-card';

interface ShippingTableProps {
  settings: SettingsWire;
  /** Discards the changes and loads the current settings. */
  onReload: () => void;
}

/** The editor of the rate table. It is saved as a whole, based on the version of the settings that was loaded. */
export function ShippingTable({ settings, onReload }: ShippingTableProps) {
  const { t } = useTranslation('settings.admin');
  const locale = useLocale();
  const client = useQueryClient();
  const [saved, setSaved] = useState(settings);
  const [standing, setStanding] = useState(() => settings.shippingZones.map((zone) => zoneForm(zone, locale)));
  const [zones, setZones] = useState(standing);
  const [wasSubmitted, setSubmitted] = useState(false);
  // The settings with newer rates that someone else saved after the restored input was typed, or null.
  const [met, setMet] = useState<SettingsWire | null>(null);
  const [base, values] = [keptTable(standing), keptTable(zones)];
  const isDirty = JSON.stringify(values) !== JSON.stringify(base);
  const text = useUnsaved({ id: 'shipping rates', base, values, isDirty });
  const guard = useLeaveGuard(isDirty);
  const errors = useMemo(
    () =>
      zoneErrors(zones, locale, {
        weight: t('zones.errors.weight'),
        fee: t('zones.errors.fee', { max: shippingLimits.feeMax }),
        freeFrom: t('zones.errors.freeFrom'),
        days: t('zones.errors.days', { max: shippingLimits.daysMax }),
      }),
    [zones, locale, t],
  );
  const faulty = errors.filter((each) => Object.keys(each).length > 0).length;
  const saving = useMutation({
    mutationFn: async ({ sent, over }: { sent: ZoneForm[]; over: SettingsWire }) => {
      const put = ({ version }: SettingsWire) =>
        call('settings.admin.putShipping', { body: { version, zones: savedZones(sent) } });
      try {
        return await put(over);
      } catch (error) {
        if (!isConflict(error, 'SET_001')) throw error;
        const theirs = error.data as SettingsWire;
        if (JSON.stringify(theirs.shippingZones) !== JSON.stringify(over.shippingZones)) throw error;
        // The other person changed other settings, which saving the rates does not touch.
        return put(theirs);
      }
    },
    meta: { failure: false },
    onSuccess: (answer, { sent }) => {
      showAnswer(client, callQuery('settings.admin.get').queryKey, answer);
      setSaved(answer);
      setMet(null);
      // The table may have changed while the save ran.
      setStanding(sent);
      setSubmitted(false);
      notify({ type: 'success', message: t('zones.saved') });
    },
  });
  const take = () => {
    if (text.unsaved === null) return;
    const { base: from, values: typed } = text.unsaved;
    if (differingZones(typedTable(from), saved.shippingZones, locale)?.length !== 0) setMet(saved);
    setZones(typedTable(typed));
    text.settle();
  };
  const saveOver = (over: SettingsWire) => {
    setSubmitted(true);
    if (faulty === 0) saving.mutate({ sent: zones, over });
  };
  const discard = () => {
    setZones(standing);
    setMet(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveOver(saved);
  };
  const change = (key: number, next: Partial<ZoneForm>) =>
    setZones(zones.map((zone) => (zone.key === key ? { ...zone, ...next } : zone)));
  const move = (at: number, by: -1 | 1) => {
    const next = zones.toSpliced(at, 1);
    const moved = zones[at];
    if (moved) setZones(next.toSpliced(at + by, 0, moved));
  };
  const covered = new Set(zones.flatMap((zone) => zone.provinces));
  const missing = provinceCodes.filter((code) => !covered.has(code));
  return (
    <form noValidate className="flex max-w-5xl flex-col gap-6" onSubmit={submit}>
      <TextLink to={paths.dashboardSettings} className="inline-flex min-h-11 items-center self-start">
        {t('zones.back')}
      </TextLink>
      {/* It replaces the whole table, so it is offered only before anything is typed. */}
      {!isDirty && <UnsavedNotice text={text} onTake={take} />}
      <SettingsConflict
        error={saving.error}
        met={met}
        describe={({ shippingZones }) => ({
          text: t('zones.conflict'),
          fields: differingZones(zones, shippingZones, locale) ?? [t('zones.order')],
        })}
        onKeep={saveOver}
        onReload={() => {
          text.discard();
          onReload();
        }}
      />
      {wasSubmitted && faulty > 0 && <FormAlert>{t('zones.faulty', { count: faulty })}</FormAlert>}
      <ol className="flex flex-col gap-6">
        {zones.map((zone, at) => (
          <ZoneCard
            key={zone.key}
            zone={zone}
            place={at}
            count={zones.length}
            errors={wasSubmitted ? (errors[at] ?? {}) : {}}
            onChange={(next) => change(zone.key, next)}
            onMove={(by) => move(at, by)}
            onRemove={() => setZones(zones.filter(({ key }) => key !== zone.key))}
          />
        ))}
      </ol>
      {zones.length < shippingLimits.zonesMax && (
        <Button variant="outline" className="self-start" onClick={() => setZones([...zones, newZone()])}>
          <Plus aria-hidden className="size-5" />
          {t('zones.add')}
        </Button>
      )}
      {missing.length > 0 && (
        <p role="status" className="rounded-card border-2 border-warn bg-surface p-4">
          {t('zones.uncovered', { names: missing.map((code) => provinces[code][locale]).join(', ') })}
        </p>
      )}
      <ShippingTrial zones={zones} />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:px-0">
        <LastChange settings={saved} />
        {isDirty && (
          <Button variant="quiet" disabled={saving.isPending} onClick={discard}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" pending={saving.isPending}>
          {t('zones.save')}
        </Button>
      </div>
      <UnsavedQuestion guard={abandonOnLeave(guard, text)} />
    </form>
  );
}
