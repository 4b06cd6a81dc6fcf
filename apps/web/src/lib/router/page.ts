import type { ComponentType } from 'react';
import type { LazyRouteFunction, NonIndexRouteObject } from 'react-router-dom';
import { loadNamespaces } from '../i18n/i18n';
import type { Namespace } from '../i18n/namespaces';
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

/** Marks a page that shows one person's data, which the server does not render. */
export const personal = { isPersonal: true };

/** A page like `page`, but of one person: an account, a cart, a booking. Only the browser renders it. */
export const personalPage: typeof page = import.meta.env.SSR
  ? () => ({ handle: personal }) as unknown as ReturnType<typeof page>
  : page;
