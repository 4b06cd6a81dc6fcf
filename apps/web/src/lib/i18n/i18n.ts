import { locales, type Locale, typesetTexts } from '@dronesoccer/contracts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localeOfPath } from '../paths';
import { defaultNamespace, type Namespace } from './namespaces';
import { intlLocale } from './intl-locale';

type Texts = Record<string, unknown>;

/** The texts that visitors see: one file per language and namespace, loaded when a screen first needs it. */
const visitorTexts = import.meta.glob<{ default: Texts }>(['./*/*/*.json', '!./*/*/*.admin.json'], {
  base: '../../locales',
});

/** Loads the texts of a namespace and applies typography to them once, for every place that shows them. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const files = namespace.endsWith('.admin') ? (await import('./dashboard-texts')).dashboardTexts : visitorTexts;
  const [, load] =
    Object.entries(files).find(([file]) => file.startsWith(`./${language}/`) && file.endsWith(`/${namespace}.json`)) ??
    [];
  if (!load) throw new Error(`no texts for ${language}/${namespace}`);
  return typesetTexts({ [language]: (await load()).default })[language] ?? {};
}

const filesBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadTexts(language, namespace).then(
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

/** Starts i18n in the language of the address, with the namespaces that every page needs. */
export async function startI18n(namespaces: readonly Namespace[], pathname = window.location.pathname): Promise<void> {
  await i18n
    .use(filesBackend)
    .use(initReactI18next)
    .init({
      lng: localeOfPath(pathname),
      supportedLngs: [...locales],
      load: 'languageOnly',
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: defaultNamespace,
      partialBundledLanguages: true,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  requireTexts(namespaces);
  announceLanguage();
  markStarted();
}

/** Returns the page's current language. */
export function currentLocale(): Locale {
  return i18n.language === 'fr' ? 'fr' : 'en';
}

/** The number of language changes whose texts are loading. A request for any language cancels the earlier changes. */
let running = 0;

/** The router calls this function for every address before it shows it, so that the texts are ready with the screen. */
export async function showLanguageOf(pathname: string): Promise<void> {
  await started;
  const locale = localeOfPath(pathname);
  if (i18n.language === locale && running === 0) return;
  running += 1;
  await i18n.changeLanguage(locale);
  running -= 1;
  announceLanguage();
}

/** Loads the texts of namespaces before a screen needs them. */
export async function loadNamespaces(...namespaces: Namespace[]): Promise<void> {
  await started;
  await i18n.loadNamespaces(namespaces);
  requireTexts(namespaces);
}

/** i18next only logs a failed load and would show the keys, so treat a page without its texts as a failed load. */
function requireTexts(namespaces: readonly Namespace[]): void {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(currentLocale(), namespace));
  if (missing.length > 0) throw new Error(`no texts for ${missing.join(', ')}`);
}

function announceLanguage(): void {
  if (!import.meta.env.SSR) document.documentElement.lang = intlLocale[currentLocale()];
}
