import type { SlotPreviewWire } from '@dronesoccer/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { FormAlert } from '@/ui/feedback/form-alert';
import { longDay, slotText, timesText } from '../../model/words';

interface PlanPreviewProps {
  preview: SlotPreviewWire;
  isRenewed: boolean;
  /** Returns the name of an arena with its location. */
  nameOf: (arenaId: string) => string;
}

/** The slots that a plan would create, and those it leaves out with the reason. */
export function PlanPreview({ preview, isRenewed, nameOf }: PlanPreviewProps) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const { total, byArena, slots, conflicts, conflictTotal, skipped, shifted } = preview;
  const isOfSeveral = byArena.length > 1;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared and the focus with it, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-7">
      {isRenewed && <FormAlert title={t('plan.renewed')}>{t('plan.renewedText')}</FormAlert>}
      <div>
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          <span className="numeral mr-1 text-4xl">{formatNumber(total, locale)}</span>{' '}
          <span className="display-3">{t('plan.total', { count: total })}</span>
        </h2>
        {total === 0 && <p className="mt-2 text-muted">{t('plan.nothing')}</p>}
        {isOfSeveral && (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {byArena.map(({ arenaId, total: ofArena }) => (
              <li key={arenaId} className="flex justify-between gap-4 py-2">
                <span>{nameOf(arenaId)}</span>
                <span className="tabular-nums">{formatNumber(ofArena, locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Part
        title={t('plan.conflicts', { count: conflictTotal })}
        text={t('plan.conflictsText')}
        isShown={conflictTotal > 0}
      >
        {conflicts.map(({ arenaId, localStart, localEnd, with: standing }) => (
          <li key={`${arenaId}${localStart}`} className="py-2">
            <span className="font-semibold">{slotText({ localStart, localEnd }, locale)}</span>
            {isOfSeveral && <span>, {nameOf(arenaId)}</span>}
            <span className="block text-sm text-muted">
              {t('plan.standing', { times: timesText(standing.localStart, standing.localEnd, locale) })}
            </span>
          </li>
        ))}
        {conflictTotal > conflicts.length && (
          <li className="py-2 text-muted">{t('plan.more', { count: conflictTotal - conflicts.length })}</li>
        )}
      </Part>
      <Part title={t('plan.skipped', { count: skipped.length })} isShown={skipped.length > 0}>
        {skipped.map(({ day, holiday }) => (
          <li key={day} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{longDay(day, locale)}</span>
            <span className="text-muted">{holiday ?? t('plan.leftOut')}</span>
          </li>
        ))}
      </Part>
      <Part
        title={t('plan.shifted', { count: shifted.length })}
        text={t('plan.shiftedText')}
        isShown={shifted.length > 0}
      >
        {shifted.map(({ arenaId, localStart, localEnd, becomes }) => (
          <li key={`${arenaId}${localStart}`} className="py-2">
            {slotText({ localStart, localEnd }, locale)}
            {isOfSeveral && <span className="text-muted">, {nameOf(arenaId)}</span>}
            <span className="block text-sm text-muted">
              {becomes
                ? t('plan.becomes', { times: timesText(becomes.localStart, becomes.localEnd, locale) })
                : t('plan.noBecomes')}
            </span>
          </li>
        ))}
      </Part>
      <Part title={t('plan.list')} isShown={slots.length > 0}>
        {slots.map(({ arenaId, localStart, localEnd }) => (
          <li key={`${arenaId}${localStart}`} className="py-2 tabular-nums">
            {slotText({ localStart, localEnd }, locale)}
            {isOfSeveral && <span className="text-muted">, {nameOf(arenaId)}</span>}
          </li>
        ))}
        {total > slots.length && <li className="py-2 text-muted">{t('plan.more', { count: total - slots.length })}</li>}
      </Part>
    </div>
  );
}

function Part({
  title,
  text,
  isShown,
  children,
}: {
  title: string;
  text?: string;
  isShown: boolean;
  children: ReactNode;
}) {
  if (!isShown) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-sm text-muted">{text}</p>}
      <ul aria-label={title} className="mt-2 divide-y divide-line border-y border-line">
        {children}
      </ul>
    </section>
  );
}
