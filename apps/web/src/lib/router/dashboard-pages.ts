import { type ComponentType, createElement } from 'react';
import { useParams } from 'react-router-dom';
import type { Namespace } from '../i18n/namespaces';
import { overlayHandle } from './overlay-handle';
import { page as pageOf } from './page';

type Load<Name extends string, Props = object> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * Returns the functions that declare a feature's pages in the dashboard, each with the module of a component and the
 * component's name. The given texts and those of the dashboard's frame and lists are loaded with each page.
 */
export function dashboardPages(...namespaces: Namespace[]) {
  const lazy = (load: () => Promise<ComponentType>, more: Namespace[] = []) =>
    pageOf(async () => ({ default: await load() }), 'dashboard.admin', 'kit', ...namespaces, ...more);
  /** A page, for example `{ path: 'coupons', ...page(() => import(…), 'CouponsPage') }`. */
  const page = <Name extends string>(load: Load<Name>, name: Name, ...more: Namespace[]) =>
    lazy(async () => (await load())[name], more);
  /**
   * A drawer over the page of the parent route. The page stays mounted, but its heading does not take the focus while
   * the drawer is open.
   */
  const drawer = <Name extends string>(load: Load<Name>, name: Name) => ({
    ...page(load, name),
    handle: overlayHandle,
  });
  /** The drawer of the record whose id is in the address. */
  const recordDrawer = <Name extends string>(load: Load<Name, { id: string }>, name: Name) => ({
    ...lazy(async () => withId((await load())[name])),
    handle: overlayHandle,
  });
  return { page, drawer, recordDrawer };
}

/** Passes the id in the address to the component, which starts afresh when the id changes. */
function withId(Component: ComponentType<{ id: string }>) {
  return function WithId() {
    const { id = '' } = useParams();
    return createElement(Component, { key: id, id });
  };
}
