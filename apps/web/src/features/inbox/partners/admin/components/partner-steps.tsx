import { type PartnerAdminWire, PartnerState } from '@dronesoccer/contracts';
import { nextStates, partnerTransitions } from '@dronesoccer/domain';
import { Check, Eye, EyeOff, type LucideIcon, MailCheck, PenLine, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import { buttonClass } from '@/ui/actions/button-style';
import { useActivatePartner, useDeactivatePartner, useResendApproval } from '../api/use-partner-changes';
import { StateBadge } from './state-badge';

const { PENDING, ACTIVE, INACTIVE } = PartnerState;

interface PartnerStepsProps {
  partner: PartnerAdminWire;
  onDone: (standing: PartnerAdminWire) => void;
}

/** The partner's state and the transitions that the domain's table allows. */
export function PartnerSteps({ partner, onDone }: PartnerStepsProps) {
  const { t } = useTranslation('partners.admin');
  const locale = useLocale();
  const { id, state, orgName: name, fullName, email } = partner;
  const steps = useSteps(partner, onDone);
  const resend = useResendApproval();
  const stepTexts = { [PENDING]: 'steps.pending', [ACTIVE]: 'steps.active', [INACTIVE]: 'steps.inactive' } as const;
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-line p-4" aria-label={t('steps.title')}>
      <div className="flex flex-wrap items-center gap-3">
        <StateBadge state={state} />
        <p>{t(stepTexts[state], { day: formatOfficeDate(partner.createdAt, locale) })}</p>
      </div>
      {partner.locale === 'fr' && <p className="text-sm text-muted">{t('steps.french')}</p>}
      <div className="flex flex-wrap gap-3">
        {nextStates(partnerTransitions, state, 'admin').map((to) => (
          <StepButton key={to} {...steps[to === ACTIVE ? 'activate' : 'deactivate']} />
        ))}
        {state === ACTIVE && (
          <Button
            variant="quiet"
            pending={resend.isPending}
            onClick={() =>
              resend.mutate(id, {
                onSuccess: () => notify({ type: 'success', message: t('steps.resent', { email }) }),
              })
            }
          >
            <MailCheck aria-hidden className="size-5" />
            {t('steps.resend')}
          </Button>
        )}
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(name)}`}
          className={buttonClass({ variant: 'quiet' })}
        >
          <PenLine aria-hidden className="size-5" />
          {t('steps.write', { name: fullName })}
        </a>
      </div>
    </section>
  );
}

interface Step {
  label: string;
  icon: LucideIcon;
  isMain: boolean;
  isPending: boolean;
  run: () => void;
}

function StepButton({ label, icon: Icon, isMain, isPending, run }: Step) {
  return (
    <Button variant={isMain ? 'ice' : 'outline'} pending={isPending} onClick={run}>
      <Icon aria-hidden className="size-5" />
      {label}
    </Button>
  );
}

function useSteps({ id, state, orgName: name }: PartnerAdminWire, onDone: (standing: PartnerAdminWire) => void) {
  const { t } = useTranslation('partners.admin');
  const activate = useActivatePartner();
  const deactivate = useDeactivatePartner();
  const isApplication = state === PENDING;
  // Undo may be clicked after the button and the drawer are gone. A failure already shows a toast.
  const show = (from: PartnerState) =>
    void activate.mutateAsync({ id, from }).then(
      (standing) => {
        notify({ type: 'success', message: t(from === PENDING ? 'steps.approved' : 'steps.activated', { name }) });
        onDone(standing);
      },
      () => undefined,
    );
  const hide = () =>
    deactivate.mutate(
      { id, from: state },
      {
        onSuccess: (standing) => {
          if (isApplication) notify({ type: 'success', message: t('steps.declined', { name }) });
          else notifyUndo(t('steps.deactivated', { name }), () => show(INACTIVE));
          onDone(standing);
        },
      },
    );
  return {
    activate: {
      label: t(isApplication ? 'steps.approve' : 'steps.activate'),
      icon: isApplication ? Check : Eye,
      ...{ isMain: true, isPending: activate.isPending, run: () => show(state) },
    },
    deactivate: {
      label: t(isApplication ? 'steps.decline' : 'steps.deactivate'),
      icon: isApplication ? X : EyeOff,
      ...{ isMain: false, isPending: deactivate.isPending, run: hide },
    },
  };
}
