import { Outlet } from 'react-router-dom';
import { FirstOrderBar } from '@/features/shop/first-order';
import { LocationChooserHost } from '@/features/places/locations';
import { Footer } from '../footer/footer';
import { ShopHeader } from '../header/shop-header';
import { contentId } from '../shell/skip-link';

/** The layout of the pages under /shop, which have their own header (spec 2, Layouts). */
export default function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ShopHeader />
      <FirstOrderBar />
      {/* Fills the screen below the header, so that the footer does not jump when data arrives. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-7.5rem)] grow">
        <Outlet />
      </main>
      <Footer />
      <LocationChooserHost />
    </div>
  );
}
