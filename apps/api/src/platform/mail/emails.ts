import type { Locale } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { type Block, line } from './blocks.js';
import { emailLayout, siteLink } from './layout.js';
import type { MailTemplate } from './template.js';

/** The reader's language, with amounts and links written for it. */
export interface Language {
  locale: Locale;
  /** The text of an amount in cents. */
  money: (cents: number) => string;
  /** The address of a page on the site. */
  page: (path: `/${string}`) => string;
}

/** The texts of an email in one language. An email may add texts of its own, which its blocks use. */
interface EmailTexts {
  subject: string;
  /** The heading. The default is the subject. */
  title?: string;
  /** The greeting above the body. */
  hello?: string;
  /** The first sentences. */
  body?: string;
  /** The preview text that mail clients show beside the subject. The default is the body. */
  preview?: string;
}

/** Texts that are always the same, or that depend on what the email is about. */
type TextsOf<Facts, Texts> = Texts | ((facts: Facts, language: Language) => Texts);

/**
 * A part of an email: a block, a list of parts, a function that writes a part from the facts, or nothing if the facts
 * leave nothing to show.
 */
export type Part<Facts = unknown> =
  Block | readonly Part<Facts>[] | ((facts: Facts, language: Language) => Part<Facts>) | false | null;

/** The properties that all emails of a family share. */
type Family<Facts extends object> = Pick<MailTemplate<Facts>, 'kind' | 'reason'> & {
  /** The part above the body. */
  above?: Part<Facts>;
};

type EmailDescription<Facts extends object, Texts extends EmailTexts> = Pick<MailTemplate<Facts>, 'kind' | 'reason'> & {
  en: TextsOf<Facts, Texts>;
  fr: TextsOf<Facts, NoInfer<Texts>>;
  /** The parts below the body. */
  blocks: (text: Texts, facts: Facts, language: Language) => Part<Facts>;
};

const registry = new Map<string, MailTemplate<object>>();

/**
 * Returns a function that describes one email by its name, its English and French texts, and its blocks. The name stays
 * the same forever, because queued emails and the log contain it. Call both at the top level of `<x>.mails.ts`: every
 * process loads the code of all features, so a worker can render whatever another process queued.
 *
 * @throws Error if two emails have the same name
 */
export function defineEmails<Facts extends object>({ above = null, ...family }: Family<Facts> = {}) {
  return <Texts extends EmailTexts>(
    name: string,
    { en, fr, blocks, ...own }: EmailDescription<Facts, Texts>,
  ): MailTemplate<Facts> => {
    const email: MailTemplate<Facts> = {
      ...{ name, ...family, ...own },
      render(facts, locale, origin) {
        const language: Language = {
          locale,
          money: (cents) => moneyText(cents, locale),
          page: (path) => siteLink(origin, locale, path),
        };
        const texts = { en, fr }[locale];
        const text = isFunction(texts) ? texts(facts, language) : texts;
        const { subject, title = subject, hello, body, preview = body ?? '' } = text;
        const opening = [hello, body].filter((each) => each !== undefined).map(line);
        const parts = [above, opening, blocks(text, facts, language)];
        return emailLayout({ locale, origin, subject, preview, title, blocks: blocksOf(parts, facts, language) });
      },
    };
    if (registry.has(name)) throw new Error(`Two emails are named ${name}`);
    registry.set(name, email);
    return email;
  };
}

/** @throws Error if no loaded file defines the email */
export function emailNamed(name: string): MailTemplate<object> {
  const email = registry.get(name);
  if (email === undefined) throw new Error(`There is no mail template ${name}`);
  return email;
}

const isFunction = <Facts, Texts>(texts: TextsOf<Facts, Texts>): texts is (facts: Facts, language: Language) => Texts =>
  typeof texts === 'function';

function blocksOf<Facts>(part: Part<Facts>, facts: Facts, language: Language): Block[] {
  if (part === null || part === false) return [];
  if (typeof part === 'function') return blocksOf(part(facts, language), facts, language);
  return 'html' in part ? [part] : part.flatMap((each) => blocksOf(each, facts, language));
}
