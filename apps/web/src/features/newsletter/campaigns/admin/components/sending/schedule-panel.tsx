import { canadianZones, CampaignStatus, type CampaignWire, organisationZone } from '@dronesoccer/contracts';
import { CalendarClock, Send, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { zoneName } from '@/features/common/admin/zone-name';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDateTime, formatNumber } from '@/lib/format';
import { localText } from '@/lib/forms/local-instant';
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
import { useAudience } from '../audience/audience-count';

interface SchedulePanelProps {
  campaign: CampaignWire;
  editor: CampaignEditor;
}

interface TimeTexts {
  scheduledAt: string;
  scheduledZone: string;
}

/** Schedules the campaign at a time in a chosen zone, or sends it now. */
export function SchedulePanel({ campaign, editor }: SchedulePanelProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  /** Saves the texts first, because the saved version is sent. */
  const change = async (
    texts: { status: '1' } | ({ status: '2' } & TimeTexts),
    done: (saved: CampaignWire) => string,
  ) => {
    setFailure(null);
    setBusy(true);
    try {
      if (editor.isDirty && !(await editor.save())) return;
      const saved = await editor.saveTime(texts);
      notify({ type: 'success', message: done(saved) });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const problem = timeProblem(failure);
  return (
    <Panel title={t('schedule.title')}>
      <HeldNotice campaign={campaign} />
      {campaign.status === CampaignStatus.SCHEDULED && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border-2 border-ice px-4 py-3">
          <p>
            <span className="block font-semibold">{t('schedule.standing')}</span>
            <span>{scheduleText(campaign, locale)}</span>
            <ViewerTime campaign={campaign} />
          </p>
          <Button
            variant="outline"
            pending={isBusy}
            onClick={() => void change({ status: '1' }, () => t('schedule.takenBack'))}
          >
            <Undo2 aria-hidden className="size-5" />
            {t('schedule.takeBack')}
          </Button>
        </div>
      )}
      <FormAlert>{Boolean(failure) && problem === null && errorMessage(failure)}</FormAlert>
      <TimeForm
        key={campaign.scheduledAt}
        campaign={campaign}
        problem={problem}
        isBusy={isBusy}
        onChange={() => setFailure(null)}
        onSchedule={(time) =>
          void change({ status: '2', ...time }, (saved) => t('schedule.done', { time: scheduleText(saved, locale) }))
        }
      />
      <SendNow campaign={campaign} editor={editor} />
    </Panel>
  );
}

/** Returns the server's message about the time, or null. Only the server knows the zone's rules. */
function timeProblem(failure: unknown): string | null {
  if (!(failure instanceof ApiError)) return null;
  if (failure.code === 'NEWS_006') return errorMessage(failure);
  return failure.fields.find(({ field }) => field === 'scheduledAt')?.message ?? null;
}

/** Explains why a campaign is held although its time has come. */
function HeldNotice({ campaign }: { campaign: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const reason = campaign.run?.pauseReason ?? null;
  if (stageOf(campaign) !== 'held' || reason === null) return null;
  return (
    <p role="status" className="rounded-control border-2 border-warn px-4 py-3">
      <span className="block font-semibold">{t(`run.paused.${reason}.title`)}</span>
      {t(`run.paused.${reason}.text`)}
    </p>
  );
}

interface TimeFormProps {
  campaign: CampaignWire;
  problem: string | null;
  isBusy: boolean;
  onChange: () => void;
  onSchedule: (time: TimeTexts) => void;
}

function TimeForm({ campaign, problem, isBusy, onChange, onSchedule }: TimeFormProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const isScheduled = campaign.status === CampaignStatus.SCHEDULED;
  const [zone, setZone] = useState(campaign.scheduledZone ?? organisationZone);
  const [wall, setWall] = useState(campaign.scheduledLocal ?? '');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(wall === '');
    if (wall !== '') onSchedule({ scheduledAt: wall, scheduledZone: zone });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
        <Field label={t('schedule.time')} error={isMissing ? t('schedule.missing') : (problem ?? undefined)}>
          <Input
            type="datetime-local"
            value={wall}
            onChange={({ target }) => {
              setWall(target.value);
              setMissing(false);
              onChange();
            }}
          />
        </Field>
        <Field label={t('schedule.zone')} hint={t('schedule.zoneHint')}>
          <Select
            value={zone}
            onChange={({ target }) => {
              setZone(target.value);
              onChange();
            }}
          >
            {[organisationZone, ...canadianZones.filter((each) => each !== organisationZone)].map((each) => (
              <option key={each} value={each}>
                {zoneName(each, locale)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" pending={isBusy} variant={isScheduled ? 'outline' : 'primary'} className="self-start">
        {!isBusy && <CalendarClock aria-hidden className="size-5" />}
        {t(isScheduled ? 'schedule.change' : 'schedule.submit')}
      </Button>
    </form>
  );
}

/** Shows the scheduled time in the viewer's zone if it differs. */
function ViewerTime({ campaign: { scheduledAt, scheduledLocal } }: { campaign: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  if (scheduledAt === null || localText(scheduledAt) === scheduledLocal) return null;
  return (
    <span className="block text-sm text-muted">{t('schedule.own', { time: formatDateTime(scheduledAt, locale) })}</span>
  );
}

/** Asks for confirmation with the number of recipients, because sent emails cannot be recalled. */
function SendNow({ campaign, editor }: SchedulePanelProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  // The version that was shown when the question was asked. A later one may hold texts that the administrator never saw.
  const [asked, setAsked] = useState<number | null>(null);
  const audience = useAudience(editor.values);
  const sending = useSendCampaign();
  const { id, title } = campaign;
  const ask = async () => {
    sending.reset();
    if (editor.isDirty && !(await editor.save())) return;
    setAsked(editor.shownVersion());
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
        open={asked !== null}
        onClose={() => setAsked(null)}
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
        onConfirm={() => {
          if (asked === null) return;
          sending.mutate(
            { id, version: asked },
            {
              onSuccess: () => {
                setAsked(null);
                notify({ type: 'success', message: t('sendNow.done', { title }) });
              },
            },
          );
        }}
      />
    </div>
  );
}
