import path from 'node:path';

export const screenshotFolder = path.resolve(import.meta.dirname, '../../screenshots');

interface Look {
  name: string;
  isFrench: boolean;
  colorScheme: 'light' | 'dark';
  isPhone: boolean;
}

/** The looks of every page. A layout or a text that breaks shows in one of the first two. */
export const looks: readonly Look[] = [
  { name: 'desktop light English', isFrench: false, colorScheme: 'light', isPhone: false },
  { name: 'phone dark French', isFrench: true, colorScheme: 'dark', isPhone: true },
];

/** The remaining looks, for pages that differ in them. */
export const moreLooks: readonly Look[] = [
  { name: 'desktop dark French', isFrench: true, colorScheme: 'dark', isPhone: false },
  { name: 'phone light English', isFrench: false, colorScheme: 'light', isPhone: true },
];

/** Returns the name of a page's screenshot. A route's pattern names it, because addresses contain random IDs. */
export const fileOf = (route: string): string => `${route.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home'}.jpg`;
