import { locales, type Locale, typesetTexts } from '@dronesoccer/contracts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localeOfPath } from '../paths';
import { defaultArea, type Area } from './areas';
import { intlLocale } from './intl-locale';

type Texts = Record<string, unknown>;

/** One file per language and area, loaded when a screen first needs it. */
const files = import.meta.glob<Texts>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/{dashboard,orders-admin,products,coupons,reports,settings,arenas,companies,slots-admin,partners-admin,bookings-admin,contacts,day,figures,newsletter-admin,campaigns,campaign-results,social,imports}.json',
  ],
  { import: 'default' },
);

/** Loads the texts of an area and applies typography to them once, for every place that shows them. */
export async function loadTexts(language: string, area: string): Promise<Texts> {
  const file = `../../locales/${language}/${area}.json`;
  const load = files[file] ?? (await import('./dashboard-texts')).dashboardTexts[file];
  if (!load) throw new Error(`no texts for ${language}/${area}`);
  return typesetTexts({ [language]: await load() })[language] ?? {};
}

const filesBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, area, done) {
    loadTexts(language, area).then(
      (texts) => done(null, texts as ResourceKey),
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next.createInstance();

/** Resolved once texts can be requested; route loaders that start earlier wait for it. */
let markStarted: () => void;
const started = new Promise<void>((resolve) => {
  markStarted = resolve;
});

/** Starts i18n in the language of the address, with the areas that every page needs. */
export async function startI18n(areas: readonly Area[]): Promise<void> {
  await i18n
    .use(filesBackend)
    .use(initReactI18next)
    .init({
      lng: localeOfPath(window.location.pathname),
      supportedLngs: [...locales],
      load: 'languageOnly',
      fallbackLng: false,
      ns: [...areas],
      defaultNS: defaultArea,
      partialBundledLanguages: true,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  requireTexts(areas);
  announceLanguage(currentLocale());
  markStarted();
}

/** Returns the page's current language. */
export function currentLocale(): Locale {
  return i18n.language === 'fr' ? 'fr' : 'en';
}

/** The router calls this function for every address before it shows it, so that the texts are ready with the screen. */
export async function showLanguageOf(pathname: string): Promise<void> {
  await started;
  const locale = localeOfPath(pathname);
  if (i18n.language === locale) return;
  await i18n.changeLanguage(locale);
  announceLanguage(locale);
}

/** Loads the texts of areas before a screen needs them. */
export async function loadAreas(...areas: Area[]): Promise<void> {
  await started;
  await i18n.loadNamespaces(areas);
  requireTexts(areas);
}

/** i18next only logs a failed load and would show the keys, so treat a page without its texts as a failed load. */
function requireTexts(areas: readonly Area[]): void {
  const missing = areas.filter((area) => !i18n.hasResourceBundle(currentLocale(), area));
  if (missing.length > 0) throw new Error(`no texts for ${missing.join(', ')}`);
}

function announceLanguage(locale: Locale): void {
  document.documentElement.lang = intlLocale[locale];
}
