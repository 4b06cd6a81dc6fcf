import { Outlet } from 'react-router-dom';
import { LocationChooserHost } from '@/features/locations';
import { Footer } from '../footer/footer';
import { ShopHeader } from '../header/shop-header';
import { contentId } from '../shell/skip-link';

/** Pages under /shop have a header of their own (spec 2, Layouts). */
export default function ShopLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ShopHeader />
      <main id={contentId} tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer />
      <LocationChooserHost />
    </div>
  );
}
