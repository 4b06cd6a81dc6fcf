import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { firstNamespaces } from '@/lib/i18n/namespaces';
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

// A slow machine may take long to show an element that a test waits for.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => startI18n(firstNamespaces));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
