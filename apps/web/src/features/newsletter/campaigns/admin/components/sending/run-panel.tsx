import { campaignLimits, type CampaignRunWire, type CampaignWire, type DeliveryCounts } from '@dronesoccer/contracts';
import { Ban, Pause, Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { useLiveRun } from '../../api/queries';
import { useRunStep } from '../../api/use-campaign-changes';
import { isMoving, isResending, percentOf, reachedOf, recipientsOf, secondsLeft, stageOf } from '../../model/stage';
import { CancelQuestion } from '../questions';

const shownCounts = ['sent', 'failed', 'unknown', 'skipped'] as const satisfies readonly (keyof DeliveryCounts)[];

/** The progress of a run, with its controls. */
export function RunPanel({ campaign }: { campaign: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const run = useLiveRun(campaign);
  const stage = stageOf({ ...campaign, run });
  if (run === null) return null;
  const isPaused = stage === 'paused' || (isResending(run) && run.pausedAt !== null);
  const isUnderWay = isPaused || isMoving({ ...campaign, run });
  const { counts } = run;
  const number = (count: number) => formatNumber(count, locale);
  const total = recipientsOf(counts);
  const percent = percentOf(run);
  const words = t(run.endedAt === null ? 'run.progress' : 'run.reached', {
    done: number(reachedOf(run)),
    total: number(total),
  });
  return (
    <Panel title={t(stage === 'sending' ? 'run.title' : 'run.ended')}>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="numeral text-4xl">{t('run.percent', { percent: number(percent) })}</span>
          <span className="text-muted tabular-nums">{words}</span>
        </p>
        <ProgressBar
          label={t(stage === 'sending' ? 'run.title' : 'run.ended')}
          value={total === 0 && isUnderWay ? null : percent / 100}
          valueText={words}
        />
        <p className="text-sm text-muted">{timeText()}</p>
      </div>
      {isPaused && run.pauseReason !== null && (
        <p role="status" className="rounded-control border-2 border-warn px-4 py-3">
          <span className="block font-semibold">{t(`run.paused.${run.pauseReason}.title`)}</span>
          {t(`run.paused.${run.pauseReason}.text`)}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 border-t border-line sm:grid-cols-4">
        {shownCounts.map((name) => (
          <div key={name} className="py-3">
            <dt className="text-sm text-muted">{t(`run.counts.${name}`)}</dt>
            <dd className="numeral text-2xl">{number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {isUnderWay && <RunSteps campaign={campaign} run={run} />}
    </Panel>
  );

  function timeText(): string {
    const { startedAt, endedAt } = run as CampaignRunWire;
    if (endedAt !== null) return t('run.endedAt', { time: formatOfficeDateTime(endedAt, locale) });
    if (stage === 'sending') {
      const seconds = secondsLeft(run as CampaignRunWire);
      return seconds < 60
        ? t('run.soon')
        : t('run.left', { count: Math.ceil(seconds / 60), shown: number(Math.ceil(seconds / 60)) });
    }
    return startedAt === null
      ? t('run.notStarted')
      : t('run.startedAt', { time: formatOfficeDateTime(startedAt, locale) });
  }
}

function RunSteps({ campaign, run }: { campaign: CampaignWire; run: CampaignRunWire }) {
  const { t } = useTranslation('campaigns.admin');
  const [isCancelling, setCancelling] = useState(false);
  const step = useRunStep(campaign.id);
  const isPaused = run.pausedAt !== null;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <FormAlert>{step.error && errorMessage(step.error)}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isPaused ? 'primary' : 'ice'}
          pending={step.isPending && step.variables.step !== 'pace'}
          onClick={() => step.mutate({ step: isPaused ? 'resume' : 'pause' })}
        >
          {isPaused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
          {t(isPaused ? 'run.resume' : 'run.pause')}
        </Button>
        {run.endedAt === null && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            <Ban aria-hidden className="size-5" />
            {t('run.cancel')}
          </Button>
        )}
      </div>
      <SendingRateForm
        key={run.perSecond}
        perSecond={run.perSecond}
        isPending={step.isPending && step.variables.step === 'pace'}
        onChange={(perSecond) =>
          step.mutate(
            { step: 'pace', perSecond },
            { onSuccess: () => notify({ type: 'success', message: t('run.paceDone', { count: perSecond }) }) },
          )
        }
      />
      <CancelQuestion campaign={{ ...campaign, run }} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}

function SendingRateForm({
  perSecond,
  isPending,
  onChange,
}: {
  perSecond: number;
  isPending: boolean;
  onChange: (n: number) => void;
}) {
  const { t } = useTranslation('campaigns.admin');
  const [text, setText] = useState(String(perSecond));
  const [error, setError] = useState<string>();
  const max = campaignLimits.perSecondMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rate = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
    const isValid = rate >= 1 && rate <= max;
    setError(isValid ? undefined : t('run.paceInvalid', { max }));
    if (isValid && rate !== perSecond) onChange(rate);
  };
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
      <Field label={t('run.pace')} hint={t('run.paceHint')} error={error} className="min-w-0 grow">
        <Input inputMode="numeric" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" variant="outline" pending={isPending} className="sm:mt-7.5">
        {t('run.paceSave')}
      </Button>
    </form>
  );
}
