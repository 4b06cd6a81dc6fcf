import { Outlet } from 'react-router-dom';
import { CheckoutFooter } from '../footer/checkout-footer';
import { CheckoutHeader } from '../header/checkout-header';
import { contentId } from '../shell/skip-link';

/** The steps of the checkout have a quiet frame: nothing in it leads away from the purchase but the way back. */
export default function CheckoutLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <CheckoutHeader />
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow">
        <Outlet />
      </main>
      <CheckoutFooter />
    </div>
  );
}
