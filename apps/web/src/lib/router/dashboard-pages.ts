import { type ComponentType, createElement } from 'react';
import { useParams } from 'react-router-dom';
import type { Namespace } from '../i18n/namespaces';
import { overlayHandle } from './overlay-handle';
import { page as pageOf } from './page';

type Load<Props = object> = () => Promise<ComponentType<Props>>;

/**
 * Returns the functions that declare a feature's pages in the dashboard. The given texts and those of the dashboard's
 * frame and lists are loaded with each page.
 */
export function dashboardPages(...namespaces: Namespace[]) {
  /** A page, for example `{ path: 'coupons', ...page(async () => (await import(…)).CouponsPage) }`. */
  const page = (load: Load, ...more: Namespace[]) =>
    pageOf(async () => ({ default: await load() }), 'dashboard.admin', 'kit', ...namespaces, ...more);
  /**
   * A drawer over the page of the parent route. The page stays mounted, but its heading does not take the focus while
   * the drawer is open.
   */
  const drawer = (load: Load) => ({ ...page(load), handle: overlayHandle });
  /** The drawer of the record whose id is in the address. */
  const recordDrawer = (load: Load<{ id: string }>) => drawer(async () => withId(await load()));
  return { page, drawer, recordDrawer };
}

/** Passes the id in the address to the component, which starts afresh when the id changes. */
function withId(Component: ComponentType<{ id: string }>) {
  return function WithId() {
    const { id = '' } = useParams();
    return createElement(Component, { key: id, id });
  };
}
