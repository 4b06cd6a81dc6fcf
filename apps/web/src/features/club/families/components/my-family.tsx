import type { ChildWire, FamilyWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyQuery } from '@/features/common/family-query';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import type { LeavingMember } from '../api/use-family-changes';
import { ChildDialog } from './child-dialog';
import { InviteDialog } from './invite-dialog';
import { LeaveDialog } from './leave-dialog';

type Open =
  | { kind: 'none' }
  | { kind: 'child'; child: ChildWire | null }
  | { kind: 'invite'; child: ChildWire | null }
  | { kind: 'leave'; leaving: LeavingMember; name: string };

/** The children whom the account looks after, and the adults who share its family plan. */
export function MyFamily() {
  const { t } = useTranslation('families');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery({ ...familyQuery(), staleTime: 0 });
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const close = () => setOpen({ kind: 'none' });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <Loading label={t('loading')} className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <Children family={data} onOpen={setOpen} />
      <Adults family={data} onOpen={setOpen} />
      {open.kind === 'child' && <ChildDialog child={open.child} lastName={user?.lastName ?? ''} onClose={close} />}
      {open.kind === 'invite' && <InviteDialog child={open.child} onClose={close} />}
      {open.kind === 'leave' && <LeaveDialog leaving={open.leaving} name={open.name} onClose={close} />}
    </div>
  );
}

interface PartProps {
  family: FamilyWire;
  onOpen: (open: Open) => void;
}

function Children({ family, onOpen }: PartProps) {
  const { t } = useTranslation('families');
  const { children, placesLeft } = family;
  const add = (
    <Button disabled={placesLeft === 0} onClick={() => onOpen({ kind: 'child', child: null })}>
      <Plus aria-hidden className="size-5" />
      {t('child.add')}
    </Button>
  );
  return (
    <section className="flex flex-col items-start gap-5">
      <header>
        <h2 className="display-3">{t('children')}</h2>
        {children.length > 0 && <p className="mt-1 max-w-2xl text-muted">{t('childrenText')}</p>}
      </header>
      {children.length === 0 ? (
        <div className="w-full">
          <EmptyState title={t('noChildren')} text={t('childrenText')} action={add} />
        </div>
      ) : (
        <>
          <ul className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {children.map((child) => (
              <li key={child.id}>
                <ChildCard child={child} family={family} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          {add}
          {placesLeft === 0 && <p className="text-muted">{t('full')}</p>}
        </>
      )}
    </section>
  );
}

function ChildCard({ child, family, onOpen }: PartProps & { child: ChildWire }) {
  const { t } = useTranslation('families');
  const locale = useLocale();
  const { firstName, lastName, birthDate, notes, hasAccount, canTakeOver } = child;
  const invitation = family.invitations.find(({ childId }) => childId === child.id);
  const withdraw = () =>
    invitation && onOpen({ kind: 'leave', leaving: { kind: 'invitation', id: invitation.id }, name: invitation.email });
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex grow flex-col gap-1">
        <h3 className="text-lg font-bold wrap-anywhere">{`${firstName} ${lastName}`}</h3>
        <p className="text-sm text-muted">{t('child.born', { day: formatDay(birthDate, locale) })}</p>
        {notes && <p className="mt-2 whitespace-pre-line wrap-anywhere">{notes}</p>}
        {hasAccount && (
          <p className="mt-2">
            <Badge tone="ice">{t('child.hasAccount')}</Badge>
          </p>
        )}
        {invitation && <p className="mt-2 text-sm wrap-anywhere">{t('invite.waiting', { email: invitation.email })}</p>}
      </div>
      <p className="-mx-3 -mb-2 flex flex-wrap">
        <Quiet name={firstName} onClick={() => onOpen({ kind: 'child', child })}>
          {t('child.change')}
        </Quiet>
        {canTakeOver && !invitation && (
          <Quiet name={firstName} onClick={() => onOpen({ kind: 'invite', child })}>
            {t('child.ownAccount')}
          </Quiet>
        )}
        {invitation && (
          <Quiet name={firstName} onClick={withdraw}>
            {t('invite.withdraw')}
          </Quiet>
        )}
        <Quiet
          name={firstName}
          onClick={() =>
            onOpen({ kind: 'leave', leaving: { kind: 'child', id: child.id }, name: `${firstName} ${lastName}` })
          }
        >
          {t('child.remove')}
        </Quiet>
      </p>
    </Card>
  );
}

/** A button of a card. Its name for screen readers says whom it is about. */
function Quiet({ name, onClick, children }: { name: string; onClick: () => void; children: string }) {
  const { t } = useTranslation('families');
  return (
    <Button variant="quiet" aria-label={t('named', { action: children, name })} onClick={onClick}>
      {children}
    </Button>
  );
}

/** The adults of the family plan, or the family that this account has joined. */
function Adults({ family, onOpen }: PartProps) {
  const { t } = useTranslation('families');
  const locale = useLocale();
  const { joined, adults, canInviteAdults, planBegins, placesLeft } = family;
  const invitations = family.invitations.filter(({ childId }) => childId === null);
  const leave = (leaving: LeavingMember, name: string) => () => onOpen({ kind: 'leave', leaving, name });
  return (
    <section className="flex flex-col items-start gap-5">
      <header>
        <h2 className="display-3">{t('adults')}</h2>
        <p className="mt-1 max-w-2xl text-muted">
          {joined !== null && t('joined', { name: joined })}
          {joined === null && planBegins && t('adultsBegin', { day: formatDay(planBegins, locale) })}
          {joined === null && !planBegins && t(canInviteAdults ? 'adultsText' : 'adultsNeedPlan')}
        </p>
      </header>
      {joined !== null && (
        <Button variant="outline" onClick={leave({ kind: 'own' }, joined)}>
          {t('leave')}
        </Button>
      )}
      {(adults.length > 0 || invitations.length > 0) && (
        <ul className="w-full max-w-2xl divide-y-2 divide-line border-y-2 border-line">
          {adults.map(({ id, name, email }) => (
            <Row key={id} name={name} detail={email}>
              <Quiet name={name} onClick={leave({ kind: 'adult', id }, name)}>
                {t('removeAdult')}
              </Quiet>
            </Row>
          ))}
          {invitations.map(({ id, email }) => (
            <Row key={id} name={email} detail={t('invite.open')}>
              <Quiet name={email} onClick={leave({ kind: 'invitation', id }, email)}>
                {t('invite.withdraw')}
              </Quiet>
            </Row>
          ))}
        </ul>
      )}
      {canInviteAdults && (
        <Button variant="outline" disabled={placesLeft === 0} onClick={() => onOpen({ kind: 'invite', child: null })}>
          <Mail aria-hidden className="size-5" />
          {t('invite.adult')}
        </Button>
      )}
      {!canInviteAdults && joined === null && planBegins === null && (
        <TextLink to={paths.membership}>{t('seePlans')}</TextLink>
      )}
    </section>
  );
}

function Row({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-muted">{detail}</span>
      </span>
      {children}
    </li>
  );
}
