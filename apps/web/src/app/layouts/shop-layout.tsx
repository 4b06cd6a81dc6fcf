import { Outlet } from 'react-router-dom';
import { FirstOrderBar } from '@/features/shop/first-order';
import { LocationChooserHost } from '@/features/places/locations';
import { Footer } from '../footer/footer';
import { ShopHeader } from '../header/shop-header';
import { contentId } from '../shell/skip-link';

/** Pages under /shop have a header of their own (spec 2, Layouts). */
export default function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ShopHeader />
      <FirstOrderBar />
      {/* Reaches to the end of the screen below the header, so that the footer is not pushed away when data arrives. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-7.5rem)] grow">
        <Outlet />
      </main>
      <Footer />
      <LocationChooserHost />
    </div>
  );
}
