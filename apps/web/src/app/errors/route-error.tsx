import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

const NotFoundScreen = lazy(() => import('./not-found-screen'));

/** What shows in a page's place when it failed; the header and footer around it stay. */
export function RouteError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen />;
  return (
    <Suspense fallback={null}>
      <NotFoundScreen />
    </Suspense>
  );
}
