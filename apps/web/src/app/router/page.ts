import type { ComponentType } from 'react';
import type { LazyRouteFunction, NonIndexRouteObject } from 'react-router-dom';
import { loadAreas } from '@/lib/i18n/i18n';
import type { Area } from '@/lib/i18n/areas';
import { RouteError } from '../errors/route-error';
import { recoverFromMissingChunk } from './chunk-recovery';

export interface PageModule {
  default: ComponentType;
}

/** A page whose code and texts come when it is first shown (or when a link to it is hovered). */
export function page(load: () => Promise<PageModule>, ...areas: Area[]) {
  const lazy: LazyRouteFunction<NonIndexRouteObject> = async () => {
    const [{ default: Component }] = await Promise.all([recoverFromMissingChunk(load), loadAreas(...areas)]);
    return { Component };
  };
  return { lazy, ErrorBoundary: RouteError };
}

/** A layout of its own, loaded with the first page inside it. */
export function layout(load: () => Promise<PageModule>, ...areas: Area[]) {
  return page(load, ...areas);
}
