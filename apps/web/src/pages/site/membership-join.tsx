import { type MembershipWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { JoinForm, myMembershipQuery, plansQuery, rememberReturn } from '@/features/club/memberships';
import { usePay } from '@/features/money/payments';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { PageHead } from '@/lib/page-head';
import { localPath, paths } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { queryKeys } from '@/lib/query/keys';
import { safeRedirect } from '@/lib/safe-redirect';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The last step before the payment of a membership. */
export default function JoinMembershipPage() {
  const { t } = useTranslation('memberships');
  const [params] = useSearchParams();
  const plans = useQuery(keepingLanguage(plansQuery()));
  const addresses = useQuery(keepingLanguage(callQuery('me.addresses.list')));
  // A membership that runs decides the first day, so a remembered answer is not enough.
  const mine = useQuery({ ...keepingLanguage(myMembershipQuery()), staleTime: 0 });
  const { joined, isLeaving } = useGoToProvider(safeRedirect(params.get('redirect')));
  const failed = [plans, addresses, mine].find(({ data, error }) => data === undefined && error !== null);
  const plan = plans.data?.find(({ kind }) => String(kind) === params.get('plan'));
  return (
    <div className="page-width flex flex-col gap-8 pt-10 pb-20">
      <PageHead title={t('join.title')} isPrivate />
      <h1 className="display-2">{t('join.title')}</h1>
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />}
      {!failed && (!plans.data || !addresses.data || !mine.data) && (
        <Loading label={t('join.loading')}>
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
      {plan && addresses.data && mine.data && (
        <JoinForm
          plan={plan}
          addresses={addresses.data}
          mine={mine.data}
          childId={params.get('child')}
          isLeaving={isLeaving}
          onJoined={joined}
        />
      )}
      {plans.data && !plan && (
        <EmptyState
          title={t('join.gone')}
          text={t('join.goneText')}
          action={<ButtonLink to={({ search }) => paths.membership + search}>{t('mine.seePlans')}</ButtonLink>}
        />
      )}
    </div>
  );
}

/** Opens the payment of a membership. Going back from the provider leads to the membership's page. */
function useGoToProvider(redirect: string | null) {
  const navigate = useNavigate();
  const locale = useLocale();
  const { payAndWait, isPaying } = usePay(queryKeys.area('memberships'));
  const joined = ({ id }: MembershipWire) => {
    const pay = async () => {
      rememberReturn(redirect);
      await navigate(localPath(paths.membershipPage(id), locale), { replace: true });
      // The page shown by now has a button to try again.
      await payAndWait({ subject: { kind: PaymentSubjectKind.MEMBERSHIP, id }, token: null }).catch(
        (error: unknown) => {
          notify({ type: 'danger', message: errorMessage(error) });
        },
      );
    };
    void pay();
  };
  return { joined, isLeaving: isPaying };
}
