import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../errors/error-screen';

/**
 * Wraps the pages of a layout so that the error screen replaces a page that fails. The boundary has its own route,
 * because the router renders nothing for a route that both fails to load and holds the boundary.
 */
export function withErrorScreen(pages: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorScreen, children: pages }];
}
