import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { firstAreas } from '@/lib/i18n/areas';
import { startI18n } from '@/lib/i18n/i18n';

// jsdom has no media queries; every one of them answers no.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

beforeAll(() => startI18n(firstAreas));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
