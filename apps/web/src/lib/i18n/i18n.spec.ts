import { afterEach, expect, it } from 'vitest';
import { currentLocale, i18n, showLanguageOf } from './i18n';

afterEach(() => showLanguageOf('/'));

it('shows the language of the last address, although the texts of an earlier one arrive later', async () => {
  const french = showLanguageOf('/fr');
  await showLanguageOf('/shop');
  const again = showLanguageOf('/fr/shop');
  await showLanguageOf('/');
  await Promise.all([french, again]);
  expect(currentLocale()).toBe('en');
  expect(document.documentElement.lang).toBe('en-CA');
});

it('changes the language once the texts are there, however often it is asked for', async () => {
  const changes: string[] = [];
  i18n.on('languageChanged', (language) => changes.push(language));
  await Promise.all([showLanguageOf('/fr'), showLanguageOf('/'), showLanguageOf('/fr/shop')]);
  expect(currentLocale()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr-CA');
  changes.length = 0;
  await showLanguageOf('/fr');
  expect(changes).toEqual([]);
});
