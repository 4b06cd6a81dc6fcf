import type { ComponentType } from 'react';
import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { loadNamespaces } from '@/lib/i18n/i18n';
import type { Namespace } from '@/lib/i18n/namespaces';
import { ErrorScreen } from '../errors/error-screen';
import { overlayHandle } from '../shell/overlay-handle';
import { recoverFromMissingChunk } from './chunk-recovery';

interface PageModule {
  default: ComponentType;
}

/** A page or layout whose code and texts are loaded when it is first shown or when a link to it is hovered. */
export function page(load: () => Promise<PageModule>, ...namespaces: Namespace[]) {
  const lazy: LazyRouteFunction<NonIndexRouteObject> = async () => {
    const [{ default: Component }] = await recoverFromMissingChunk(() =>
      Promise.all([load(), loadNamespaces(...namespaces)]),
    );
    return { Component };
  };
  return { lazy };
}

/**
 * Wraps the pages of a layout so that the error screen replaces a page that fails. The boundary has its own route,
 * because the router renders nothing for a route that both fails to load and holds the boundary.
 */
export function withErrorScreen(pages: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorScreen, children: pages }];
}

/**
 * A drawer over the page of the parent route: `{ path: 'new', ...drawer(() => import(…), 'coupons.admin') }`. The page stays
 * mounted, but its heading does not take the focus while the drawer is open.
 */
export function drawer(...given: Parameters<typeof page>) {
  return { ...page(...given), handle: overlayHandle };
}
