import { CheckoutFrame, GuestDetails, MemberDetails } from '@/features/shop/checkout';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';
import { NothingToBuy } from './parts/nothing-to-buy';
import { useCheckout } from './parts/use-checkout';

export default function CheckoutDetailsPage() {
  const { user, isSignedIn, isEmpty, isLoading, quote } = useCheckout();
  const navigate = useNavigateLocal();
  if (isEmpty && !isLoading) return <NothingToBuy />;
  return (
    <CheckoutFrame step="details" quote={quote}>
      {isSignedIn ? (
        <MemberDetails name={user?.name ?? ''} email={user?.email ?? ''} />
      ) : (
        <GuestDetails onDone={() => navigate(paths.checkout('delivery'))} />
      )}
    </CheckoutFrame>
  );
}
