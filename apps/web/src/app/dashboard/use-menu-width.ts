import { useState } from 'react';
import { menuKey } from '@/lib/dashboard-storage';
import { storage } from '@/lib/storage';

/** Returns whether the side menu shows only icons, which the browser remembers. */
export function useMenuWidth(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(() => storage.readText(menuKey) === 'icons');
  const toggle = () => {
    storage.writeText(menuKey, isCollapsed ? 'full' : 'icons');
    setCollapsed(!isCollapsed);
  };
  return { isCollapsed, toggle };
}
