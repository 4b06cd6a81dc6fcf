import { CheckoutFrame, DeliveryStep } from '@/features/shop/checkout';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';
import { NothingToBuy } from './parts/nothing-to-buy';
import { useCheckout } from './parts/use-checkout';

export default function CheckoutDeliveryPage() {
  const { context, draft, user, isSignedIn, isEmpty, isLoading, quote } = useCheckout();
  const navigate = useNavigateLocal();
  if (isEmpty && !isLoading) return <NothingToBuy />;
  return (
    <CheckoutFrame step="delivery" quote={quote}>
      <DeliveryStep
        lines={quote.data?.lines ?? []}
        isSignedIn={isSignedIn}
        person={{ fullName: user?.name ?? '', phone: user?.phone ?? '' }}
        email={isSignedIn ? (user?.email ?? '') : draft.email}
        chosenLocationId={context.locationId}
        onDone={() => navigate(paths.checkout('payment'))}
      />
    </CheckoutFrame>
  );
}
