import {
  type ArenaWire,
  type EventWire,
  type FoundEventWire,
  type FoundPageWire,
  type FoundProductWire,
  type Locale,
  type PolicyFigures,
  type ProductWire,
  serverLimits,
  typeset,
} from '@dronesoccer/contracts';
import { fillFigures, plainText } from '@dronesoccer/domain';
import { type ContentRow, presentPicture } from '../entries/index.js';

/** Returns the beginning of a Markdown text, in whole words. */
function beginningOf(markdown: string, locale: Locale): string {
  const text = typeset(plainText(markdown), locale);
  if (text.length <= serverLimits.foundTextMax) return text;
  const cut = text.slice(0, serverLimits.foundTextMax - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}

export function presentFoundProduct(
  { slug, name, family, description, price, salePrice, images }: ProductWire,
  locale: Locale,
): FoundProductWire {
  const [cover] = images;
  return {
    ...{
      address: slug,
      locale,
      title: family?.name ?? name,
      text: beginningOf(description, locale),
      price: family?.fromPrice ?? salePrice ?? price,
      isLowest: (family?.fromPrice ?? null) !== null,
    },
    picture: cover === undefined ? null : { url: cover.url, alt: cover.alt ?? '' },
  };
}

export function presentFoundArena({ id, name, cover, location }: ArenaWire, locale: Locale): FoundPageWire {
  return {
    ...{
      address: id,
      locale,
      title: name,
      text: beginningOf(`${location.city} · ${location.name}, ${location.address}`, locale),
    },
    picture: cover === null ? null : { url: cover, alt: '' },
  };
}

export function presentFoundEvent(event: EventWire): FoundEventWire {
  const { address, locale, title, summary, venue, city, picture, localStart, entry } = event;
  // The summary of a tournament is the name of its arena, which many arenas share.
  const text = beginningOf(`${city} · ${entry === null && summary !== '' ? summary : venue}`, locale);
  return { address, locale, title, text, picture, localStart };
}

/** Returns null for a post without an address in the language of its text. */
export function presentFoundPost(row: ContentRow): FoundPageWire | null {
  const { slugs, locale, title, summary } = row;
  const address = slugs[locale];
  if (address === undefined) return null;
  return { address, locale, title, text: beginningOf(summary, locale), picture: presentPicture(row) };
}

export function presentFoundQuestion({ id, locale, title, body }: ContentRow, figures: PolicyFigures): FoundPageWire {
  return { address: id, locale, title, text: beginningOf(fillFigures(body, figures), locale), picture: null };
}
