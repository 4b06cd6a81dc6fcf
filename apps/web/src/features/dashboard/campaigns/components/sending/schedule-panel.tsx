import { canadianZones, type CampaignWire, organisationZone } from '@dronesoccer/contracts';
import { CalendarClock, Send, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/dashboard/common/panel';
import { zoneName } from '@/features/dashboard/common/zone-name';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import type { CampaignEditor } from '../../api/use-campaign-editor';
import { useSendCampaign } from '../../api/use-campaign-changes';
import { scheduleText } from '../../model/schedule-text';
import { stageOf } from '../../model/stage';
import { instantIn, wallIn } from '../../model/zone-time';
import { useAudience } from '../audience/audience-count';

export interface SchedulePanelProps {
  campaign: CampaignWire;
  editor: CampaignEditor;
}

/** When it goes out: at a time of some zone, or now. */
export function SchedulePanel({ campaign, editor }: SchedulePanelProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const isScheduled = stageOf(campaign) === 'scheduled';
  const { scheduledAt, scheduledZone } = campaign;
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  /** Saves what is written first: it is what goes out. */
  const change = async (texts: { status: '1' | '2'; scheduledAt?: string; scheduledZone?: string }, done: string) => {
    setFailure(null);
    setBusy(true);
    try {
      if (editor.isDirty && !(await editor.save())) return;
      await editor.saveAlone({ texts });
      notify({ type: 'success', message: done });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('schedule.title')}>
      {isScheduled && scheduledAt !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border-2 border-ice px-4 py-3">
          <p>
            <span className="block font-semibold">{t('schedule.standing')}</span>
            <span>{scheduleText(scheduledAt, scheduledZone, locale)}</span>
            <OwnTime instant={scheduledAt} zone={scheduledZone ?? organisationZone} />
          </p>
          <Button
            variant="outline"
            pending={isBusy}
            onClick={() => void change({ status: '1' }, t('schedule.takenBack'))}
          >
            <Undo2 aria-hidden className="size-5" />
            {t('schedule.takeBack')}
          </Button>
        </div>
      )}
      <FormAlert>{Boolean(failure) && errorMessage(failure)}</FormAlert>
      <TimeForm
        key={scheduledAt}
        campaign={campaign}
        isScheduled={isScheduled}
        isBusy={isBusy}
        onSchedule={(instant, zone) =>
          void change(
            { status: '2', scheduledAt: instant, scheduledZone: zone },
            t('schedule.done', { time: scheduleText(instant, zone, locale) }),
          )
        }
      />
      <SendNow campaign={campaign} editor={editor} />
    </Panel>
  );
}

interface TimeFormProps {
  campaign: CampaignWire;
  isScheduled: boolean;
  isBusy: boolean;
  onSchedule: (instant: string, zone: string) => void;
}

function TimeForm({ campaign: { scheduledAt, scheduledZone }, isScheduled, isBusy, onSchedule }: TimeFormProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const [zone, setZone] = useState(scheduledZone ?? organisationZone);
  const [wall, setWall] = useState(wallIn(zone, scheduledAt));
  const [error, setError] = useState<string>();
  const instant = instantIn(zone, wall);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (instant === null) setError(t('schedule.missing'));
    else if (Date.parse(instant) <= Date.now()) setError(t('schedule.past'));
    else {
      setError(undefined);
      onSchedule(instant, zone);
    }
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Field label={t('schedule.time')} error={error}>
          <Input
            type="datetime-local"
            value={wall}
            onChange={({ target }) => {
              setWall(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label={t('schedule.zone')}>
          <Select value={zone} onChange={({ target }) => setZone(target.value)}>
            {[organisationZone, ...canadianZones.filter((each) => each !== organisationZone)].map((each) => (
              <option key={each} value={each}>
                {zoneName(each, locale)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {instant !== null && instant !== scheduledAt && <OwnTime instant={instant} zone={zone} />}
      <Button type="submit" pending={isBusy} variant={isScheduled ? 'outline' : 'primary'} className="self-start">
        {!isBusy && <CalendarClock aria-hidden className="size-5" />}
        {t(isScheduled ? 'schedule.change' : 'schedule.submit')}
      </Button>
    </form>
  );
}

/** What that is for the person who looks, where their clocks differ. */
function OwnTime({ instant, zone }: { instant: string; zone: string }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (wallIn(own, instant) === wallIn(zone, instant)) return null;
  return (
    <span className="block text-sm text-muted">{t('schedule.own', { time: scheduleText(instant, null, locale) })}</span>
  );
}

/** Asks first, with the number of readers: letters cannot be called back. */
function SendNow({ campaign, editor }: SchedulePanelProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const audience = useAudience(editor.values);
  const sending = useSendCampaign();
  const { id, version, title } = campaign;
  const ask = async () => {
    sending.reset();
    if (editor.isDirty && !(await editor.save())) return;
    setAsking(true);
  };
  const count = audience.data?.total ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-muted">{t('sendNow.text')}</p>
      <Button variant="outline" onClick={() => void ask()}>
        <Send aria-hidden className="size-5" />
        {t('sendNow.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('sendNow.title', { title })}
        text={
          audience.data
            ? t('sendNow.question', { count, shown: formatNumber(count, locale) })
            : t('sendNow.questionUncounted')
        }
        confirmLabel={
          audience.data ? t('sendNow.confirm', { count, shown: formatNumber(count, locale) }) : t('sendNow.action')
        }
        pending={sending.isPending}
        error={sending.error}
        onConfirm={() =>
          sending.mutate(
            { id, version },
            {
              onSuccess: () => {
                setAsking(false);
                notify({ type: 'success', message: t('sendNow.done', { title }) });
              },
            },
          )
        }
      />
    </div>
  );
}
