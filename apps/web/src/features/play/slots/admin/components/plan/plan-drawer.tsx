import type { SlotGenerationWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/format';
import type { RouteDrawer as RouteDrawerState } from '@/lib/forms/use-route-drawer';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { firstField } from '@/ui/overlays/form-drawer';
import { RouteDrawer, type RouteDrawerProps } from '@/ui/overlays/route-drawer';
import { arenaText, everyArena } from '@/features/common/admin/every-arena';
import type { Plan } from '../../api/use-plan';
import { PlanPreview } from './plan-preview';

interface PlanDrawerProps<Body> {
  drawer: RouteDrawerState;
  title: string;
  text: string;
  plan: Plan<Body>;
  onSubmit: (event: FormEvent) => unknown;
  /** True if the form already shows the refusal beside its fields. */
  isErrorInPlace?: boolean;
  width?: RouteDrawerProps['width'];
  /** The submit label of a form that saves at once, without a preview. */
  submitLabel?: string | undefined;
  /** True while the form is being saved. */
  isSaving?: boolean;
  children: ReactNode;
}

/** Creates many slots in three steps: the form, the preview, and the progress. */
export function PlanDrawer<Body>(props: PlanDrawerProps<Body>) {
  const { drawer, title, text, plan, onSubmit, isErrorInPlace = false, width = 'wide', children } = props;
  const { submitLabel, isSaving = false } = props;
  const { t } = useTranslation(['slots.admin', 'kit', 'common']);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const arenas = useQuery(everyArena());
  const nameOf = (id: string) => {
    const arena = arenas.data?.find((each) => each.id === id);
    return arena ? arenaText(arena, locale) : '';
  };
  const { preview, generation, error } = plan;
  const isPending = plan.isPending || isSaving;
  return (
    <RouteDrawer
      drawer={drawer}
      width={width}
      title={title}
      description={text}
      busy={isPending}
      initialFocus={() => firstField(form.current)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {generation ? (
            <Button variant="outline" onClick={() => drawer.leave()}>
              {t('plan.close')}
            </Button>
          ) : preview ? (
            <>
              <Button variant="quiet" disabled={isPending} onClick={plan.back}>
                {t('plan.back')}
              </Button>
              {preview.total > 0 && (
                <Button pending={isPending} onClick={plan.confirm}>
                  {t('plan.create', { count: preview.total })}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button variant="quiet" disabled={isPending} onClick={drawer.close}>
                {t('common:form.cancel')}
              </Button>
              <Button type="submit" form={formId} pending={isPending}>
                {submitLabel ?? t('plan.preview')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-8">
        <FormAlert>{error && !isErrorInPlace && errorMessage(error)}</FormAlert>
        {/* The form is hidden rather than unmounted, so that its input is kept for the way back. */}
        <form
          ref={form}
          id={formId}
          noValidate
          hidden={preview !== null}
          className={cx('flex-col gap-8', preview === null && 'flex')}
          onSubmit={(event) => void onSubmit(event)}
        >
          {children}
        </form>
        {generation ? (
          <GenerationProgress generation={generation} />
        ) : (
          preview && (
            <PlanPreview key={preview.fingerprint} preview={preview} isRenewed={plan.isRenewed} nameOf={nameOf} />
          )
        )}
      </div>
    </RouteDrawer>
  );
}

function GenerationProgress({ generation: { done, total } }: { generation: SlotGenerationWire }) {
  const { t } = useTranslation(['slots.admin', 'kit']);
  const locale = useLocale();
  const text = t('kit:progress.of', { done: formatNumber(done, locale), total: formatNumber(total, locale) });
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar label={t('plan.making')} value={total === 0 ? null : done / total} valueText={text} />
      <p className="font-semibold tabular-nums">{text}</p>
      <p className="text-muted">{t('plan.goesOn')}</p>
    </div>
  );
}
