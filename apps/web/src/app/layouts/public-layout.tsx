import { Outlet } from 'react-router-dom';
import { LocationChooserHost } from '@/features/places/locations';
import { Footer } from '../footer/footer';
import { MainHeader } from '../header/main-header';
import { contentId } from '../shell/skip-link';

/** The layout of every public page outside the shop: main header, page, footer (spec 2, Layouts). */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <MainHeader />
      {/* Fills the screen below the header, so that the footer does not jump when data arrives. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow">
        <Outlet />
      </main>
      <Footer />
      <LocationChooserHost />
    </div>
  );
}
