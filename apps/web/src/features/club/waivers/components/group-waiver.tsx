import type { GroupWaiverWire, SignedGuestWire } from '@dronesoccer/contracts';
import { groupWaiversMax, shownSignatures } from '@dronesoccer/domain';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Markdown } from '@/ui/layout/markdown';
import { type GroupKey, useSignAsGuest } from '../api/group';
import { SignatureForm } from './signature-form';

interface GroupWaiverProps {
  group: GroupWaiverWire;
  groupKey: GroupKey;
  /** True while the wording in a newly chosen language is on its way. The guest signs what is shown, so signing waits. */
  isTranslating: boolean;
}

/** The wording for the guests of a whole arena. They sign one after the other, also on the same phone. */
export function GroupWaiver({ group, groupKey, isTranslating }: GroupWaiverProps) {
  const { t } = useTranslation('guests');
  const signing = useSignAsGuest(groupKey);
  const [isNext, setNext] = useState(false);
  const { places } = group;
  const isFull = group.signed >= groupWaiversMax(places);
  const signed = shownSignatures(group);
  if (signing.data) {
    const startNext = () => {
      setNext(true);
      signing.reset();
    };
    return <SignedGuest guest={signing.data} onNext={isFull || group.isOver ? null : startNext} />;
  }
  // The number rises shortly before the signature is confirmed.
  if ((group.isOver || isFull) && !signing.isPending) {
    return (
      <>
        <h1 className="sr-only">{group.wording.title}</h1>
        <EmptyState
          title={t(group.isOver ? 'over.title' : 'full.title')}
          text={t(group.isOver ? 'over.text' : 'full.text')}
          action={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <header>
        <Title isNew={isNext}>{group.wording.title}</Title>
        <p className="lead mt-1 font-semibold wrap-anywhere">{t('for', { name: group.host })}</p>
        <p className="mt-1 text-muted tabular-nums">{t('signedOf', { signed, places })}</p>
      </header>
      <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <Markdown source={group.wording.body} />
      </section>
      <SignatureForm
        guardian={t('guardian')}
        isMinor={false}
        isUnnamed
        isWaiting={signing.isPending || isTranslating}
        error={signing.error}
        onSign={({ fullName, personName }, onError) =>
          signing.mutate(
            { fullName, version: group.wording.version, ...(personName !== undefined && { personName }) },
            { onError },
          )
        }
      />
    </div>
  );
}

interface SignedGuestProps {
  guest: SignedGuestWire;
  /** Shows the form for the next guest; null if no one else can sign. */
  onNext: (() => void) | null;
}

function SignedGuest({ guest: { name, lastDay }, onNext }: SignedGuestProps) {
  const { t } = useTranslation('guests');
  const day = formatDay(lastDay, useLocale());
  return (
    <div
      role="status"
      className="flex max-w-2xl flex-col items-start gap-6 rounded-card border-2 border-good bg-surface p-6"
    >
      <CircleCheck aria-hidden className="size-14 text-good" />
      <div>
        <Title isNew>{t('done.title')}</Title>
        <p className="lead mt-3 wrap-anywhere">{t('done.text', { name, day })}</p>
        <p className="mt-2 text-muted">{t('done.door')}</p>
      </div>
      {onNext && (
        <Button variant="outline" onClick={onNext}>
          {t('done.next')}
        </Button>
      )}
    </div>
  );
}

/** The heading. It takes the focus if it replaces another part of the page, whose button is gone. */
function Title({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <h1 ref={heading} tabIndex={-1} className="display-2 scroll-mt-48 outline-none">
      {children}
    </h1>
  );
}
