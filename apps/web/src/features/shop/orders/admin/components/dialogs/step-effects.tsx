import type { OrderEffect } from '@dronesoccer/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Movable } from '../../model/movable';
import { effectsOf, type OrderStep } from '../../model/steps';

interface StepEffectsProps {
  order: Movable;
  step: OrderStep;
  /** True if a tracking number is entered. */
  isTracked: boolean;
}

/** The effects of a step, read from the table of transitions and shown before the administrator confirms. */
export function StepEffects({ order, step, isTracked }: StepEffectsProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const titleId = useId();
  const textOf = (effect: OrderEffect): string | null => {
    switch (effect) {
      case 'stockBack':
      case 'cancelPayment':
      case 'startReturnWindow':
        return t(`effects.${effect}`);
      case 'couponUseBack':
        if (order.couponCode === null) return null;
        return order.couponCode === undefined
          ? t('effects.anyCouponBack')
          : t('effects.couponUseBack', { code: order.couponCode });
      case 'refund':
        return order.payBack > 0 ? t('effects.refund', { amount: formatMoney(order.payBack, locale) }) : null;
      case 'cancellationMail':
        return t('effects.cancellationMail', { email: order.email });
      case 'shippedMail':
        if (step.name === 'handOver') return t('effects.handedOverMail', { email: order.email });
        return t(isTracked ? 'effects.shippedMail' : 'effects.shippedMailUntracked', { email: order.email });
      // Administrators do not trigger the effects of a payment.
      case 'confirmationMail':
      case 'invoice':
      case 'reserveAgain':
        return null;
    }
  };
  const texts = effectsOf(order, step).flatMap((effect) => textOf(effect) ?? []);
  return (
    <div>
      <p id={titleId} className="text-sm font-semibold text-muted">
        {t('ask.happens')}
      </p>
      <ul aria-labelledby={titleId} className="mt-2 flex flex-col gap-2">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-ice" />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
