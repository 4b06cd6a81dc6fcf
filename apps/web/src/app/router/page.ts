import type { ComponentType } from 'react';
import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { loadAreas } from '@/lib/i18n/i18n';
import type { Area } from '@/lib/i18n/areas';
import { ErrorScreen } from '../errors/error-screen';
import { overlayHandle } from '../shell/overlay-handle';
import { recoverFromMissingChunk } from './chunk-recovery';

export interface PageModule {
  default: ComponentType;
}

/** A page (or a layout) whose code and texts come when it is first shown, or when a link to it is hovered. */
export function page(load: () => Promise<PageModule>, ...areas: Area[]) {
  const lazy: LazyRouteFunction<NonIndexRouteObject> = async () => {
    const [{ default: Component }] = await recoverFromMissingChunk(() => Promise.all([load(), loadAreas(...areas)]));
    return { Component };
  };
  return { lazy };
}

/**
 * Pages of one layout, with the error screen in their place when one fails. The boundary stands on a route of its own:
 * the router renders nothing at all for a route that failed to load and holds its boundary itself.
 */
export function withErrorScreen(pages: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorScreen, children: pages }];
}

/**
 * A drawer over the page whose child route it is: `{ path: 'new', ...drawer(() => import(…), 'coupons') }`. The page
 * stays, and so does its heading's claim to the focus, which belongs to the drawer while that is open.
 */
export function drawer(...given: Parameters<typeof page>) {
  return { ...page(...given), handle: overlayHandle };
}
