import { Outlet } from 'react-router-dom';
import { CheckoutFooter } from '../footer/checkout-footer';
import { CheckoutHeader } from '../header/checkout-header';
import { contentId } from '../shell/skip-link';

/** The checkout's minimal layout, with few links that could distract from the purchase. */
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
