import type { WaiverWire } from '@dronesoccer/contracts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { isRecord } from '@/lib/is-record';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Markdown } from '@/ui/layout/markdown';
import { useSignWaiver, type WaiverKey } from '../api/queries';
import { SignatureForm } from './signature-form';

interface SignWaiverProps {
  waiver: WaiverWire;
  waiverKey: WaiverKey;
  /** True while the wording in a newly chosen language is on its way. The person signs what is shown, so signing waits. */
  isTranslating: boolean;
}

/** The wording and the signature of one person's waiver, or its confirmation. */
export function SignWaiver({ waiver, waiverKey, isTranslating }: SignWaiverProps) {
  const { t } = useTranslation('memberships');
  const { name, wording, signed, canSign } = waiver;
  const [wasSigned] = useState(signed !== null);
  if (signed) return <SignedWaiver waiver={waiver} signed={signed} isNew={!wasSigned} />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <header>
        <h1 className="display-2">{wording.title}</h1>
        <p className="lead mt-1 font-semibold wrap-anywhere">
          {name === '' ? t('waiver.forSeat') : t('waiver.for', { name })}
        </p>
      </header>
      <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <Markdown source={wording.body} />
      </section>
      {canSign ? (
        <PersonSignature waiver={waiver} waiverKey={waiverKey} isTranslating={isTranslating} />
      ) : (
        <p className="rounded-card border-2 border-warn p-5">{t('waiver.byGuardian', { name })}</p>
      )}
    </div>
  );
}

function PersonSignature({ waiver: { kind, name, isMinor, wording }, waiverKey, isTranslating }: SignWaiverProps) {
  const { t } = useTranslation('memberships');
  const signing = useSignWaiver(waiverKey);
  const mayBeMinor = isMinor || kind === 'seat' || kind === 'player';
  const guardian = name === '' ? t('waiver.guardianSeat') : t('waiver.guardian', { name });
  return (
    <SignatureForm
      guardian={mayBeMinor ? guardian : null}
      isMinor={isMinor}
      isUnnamed={name === ''}
      isWaiting={signing.isPending || isTranslating}
      error={signing.error}
      onSign={(signature, onError) => signing.mutate({ ...signature, version: wording.version }, { onError })}
    />
  );
}

/** Returns the page of the booking from which the person came, or null for a person who followed a link. */
const backToIn = (state: unknown): string | null =>
  isRecord(state) && typeof state.backTo === 'string' ? state.backTo : null;

interface SignedProps {
  waiver: Pick<WaiverWire, 'kind' | 'name'>;
  signed: NonNullable<WaiverWire['signed']>;
  /** True if it was signed on this page, whose form the confirmation replaces. */
  isNew: boolean;
}

function SignedWaiver({ waiver: { kind, name }, signed: { signer, lastDay }, isNew }: SignedProps) {
  const { t } = useTranslation('memberships');
  const day = formatDay(lastDay, useLocale());
  const heading = useRef<HTMLHeadingElement>(null);
  // The button was far below the top of the page.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const backTo = backToIn(useLocation().state);
  const isOwn = kind === 'account' || kind === 'child';
  return (
    <div
      role="status"
      className="flex max-w-2xl flex-col items-start gap-6 rounded-card border-2 border-good bg-surface p-6"
    >
      <CircleCheck aria-hidden className="size-14 text-good" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="display-2 scroll-mt-48 outline-none">
          {t('waiver.done.title')}
        </h1>
        <p className="lead mt-3 wrap-anywhere">
          {name === '' ? t('waiver.done.textSeat', { signer, day }) : t('waiver.done.text', { signer, name, day })}
        </p>
        <p className="mt-2 text-muted">{t('waiver.done.next')}</p>
      </div>
      {backTo === null ? (
        <ButtonLink variant="outline" to={isOwn ? paths.myMembership : paths.home}>
          {t(isOwn ? 'waiver.done.profile' : 'waiver.done.home')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="outline" to={backTo}>
          {t('waiver.done.booking')}
        </ButtonLink>
      )}
    </div>
  );
}
