import type { ReactNode } from 'react';
import type { RouteDrawer as RouteDrawerState } from '@/lib/forms/use-route-drawer';
import { Drawer, type DrawerProps } from './drawer';
import { UnsavedQuestion } from './unsaved-question';

export interface RouteDrawerProps extends Pick<
  DrawerProps,
  'title' | 'description' | 'width' | 'footer' | 'busy' | 'initialFocus'
> {
  drawer: RouteDrawerState;
  children: ReactNode;
}

/** A drawer that is opened by an address; see `useRouteDrawer`. */
export function RouteDrawer({ drawer, width = 'form', children, ...rest }: RouteDrawerProps) {
  return (
    <Drawer open={drawer.isOpen} onOpenChange={drawer.close} onClosed={drawer.onClosed} width={width} {...rest}>
      {children}
      <UnsavedQuestion guard={drawer.guard} />
    </Drawer>
  );
}
