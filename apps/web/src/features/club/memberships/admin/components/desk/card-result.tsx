import { CardState, type CardWire } from '@dronesoccer/contracts';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/dashboard-paths';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDay, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';
import { Guardian, useMemberName } from '../member-name';

type Tone = 'good' | 'warn' | 'bad';

const looks: Readonly<Record<Tone, { icon: LucideIcon; box: string; ink: string }>> = {
  good: { icon: CircleCheck, box: 'border-good', ink: 'text-good' },
  warn: { icon: CircleAlert, box: 'border-warn', ink: 'text-warn' },
  bad: { icon: CircleX, box: 'border-red', ink: 'text-red' },
};

const tones: Readonly<Record<CardState, Tone>> = {
  [CardState.VALID]: 'good',
  [CardState.GRACE]: 'warn',
  [CardState.OVER]: 'bad',
};

interface CardResultProps {
  card: CardWire | undefined;
  error: Error | null;
}

/** The answer to a scan as one large word with its colour and sign, and the facts behind it. */
export function CardResult({ card, error }: CardResultProps) {
  const { t } = useTranslation('memberships.admin');
  if (error !== null) {
    return (
      <Verdict tone="bad" word={t('desk.check.no')}>
        <p>{errorMessage(error)}</p>
      </Verdict>
    );
  }
  if (card === undefined) return <p className="rounded-control bg-raised px-4 py-4">{t('desk.check.checking')}</p>;
  const { state, membership } = card;
  return (
    <Verdict tone={tones[state]} word={t(`desk.check.states.${state}`)}>
      <Facts card={card} />
      <TextLink
        to={paths.dashboardMembership(membership.id)}
        className="inline-flex min-h-11 items-center self-start tabular-nums"
      >
        {membership.number}
      </TextLink>
    </Verdict>
  );
}

function Facts({ card: { state, membership, relative, lacksWaiver } }: { card: CardWire }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const nameOf = useMemberName();
  const { plan, status, lastDay, graceEndsAt } = membership;
  return (
    <>
      <p className="text-xl font-semibold wrap-anywhere">{relative ?? nameOf(membership)}</p>
      {relative !== null && <p className="wrap-anywhere">{t('desk.check.holder', { name: membership.name })}</p>}
      <Guardian membership={membership} />
      <p>{plan.name}</p>
      <p className="font-semibold">
        {state === CardState.OVER ? t(`status.${status}`) : null}
        {state !== CardState.OVER && lastDay !== null && t('desk.check.until', { day: formatDay(lastDay, locale) })}
      </p>
      {state === CardState.OVER && lastDay !== null && (
        <p>{t('desk.check.wasUntil', { day: formatDay(lastDay, locale) })}</p>
      )}
      {state === CardState.GRACE && graceEndsAt !== null && (
        <p>{t('desk.check.grace', { when: formatOfficeDateTime(graceEndsAt, locale) })}</p>
      )}
      {lacksWaiver && (
        <p className="mt-1 flex items-center gap-2 font-semibold text-warn">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {t('desk.check.noWaiver')}
        </p>
      )}
    </>
  );
}

function Verdict({ tone, word, children }: { tone: Tone; word: string; children: ReactNode }) {
  const { icon: Icon, box, ink } = looks[tone];
  return (
    <div className={cx('flex flex-col gap-1 rounded-control border-4 px-5 py-4', box)}>
      <p className={cx('mb-1 flex items-center gap-3', ink)}>
        <Icon aria-hidden className="size-10 shrink-0" />
        <span className="display-2">{word}</span>
      </p>
      {children}
    </div>
  );
}
