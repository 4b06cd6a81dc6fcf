import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { Steps } from '@/ui/navigation/steps';

const steps = ['arena', 'slot', 'who', 'pay', 'done'] as const;
type BookingStep = (typeof steps)[number];

interface BookingFrameProps {
  step: BookingStep;
  title: string;
  /** The slot that links the earlier steps. Absent once the booking is placed and they can no longer change. */
  slot?: { id: string; arenaId: string; localStart: string } | undefined;
  /** The summary beside the step. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The frame of a booking step: the progress, the step itself, and the summary beside it. */
export function BookingFrame({ step, title, slot, summary, children }: BookingFrameProps) {
  const { t } = useTranslation('bookings');
  const addresses: Partial<Record<BookingStep, string>> = slot
    ? {
        arena: paths.findArena,
        slot: `${paths.arena(slot.arenaId)}?day=${slot.localStart.slice(0, 10)}`,
        who: paths.book(slot.id),
      }
    : {};
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={title} isPrivate />
      <Steps
        label={t('steps.label')}
        current={steps.indexOf(step)}
        steps={steps.map((each) => ({ label: t(`steps.${each}`), to: addresses[each] }))}
      />
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,44rem)_24rem] lg:justify-between">
        <div className="flex min-w-0 flex-col gap-8">
          <h1 className="display-2">{title}</h1>
          {children}
        </div>
        {summary}
      </div>
    </div>
  );
}
