import { Outlet } from 'react-router-dom';
import { LocationChooserHost } from '@/features/places/locations';
import { Footer } from '../footer/footer';
import { MainHeader } from '../header/main-header';
import { contentId } from '../shell/skip-link';

/** Main header, page, footer: every public page outside the shop (spec 2, Layouts). */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <MainHeader />
      {/* Reaches to the end of the screen below the header, so that the footer is not pushed away when data arrives. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow">
        <Outlet />
      </main>
      <Footer />
      <LocationChooserHost />
    </div>
  );
}
