import { Injectable } from '@nestjs/common';
import { ContentKind, type Locale, serverLimits, siteSearchMin, type SiteSearchWire } from '@dronesoccer/contracts';
import { SettingsReader } from '../../money/taxes/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { ContentVersions } from '../../platform/content-versions/index.js';
import { ReadArenas } from '../../play/arenas/index.js';
import { SearchProducts } from '../../shop/catalog/index.js';
import { ReadEntries } from '../entries/index.js';
import { ReadEvents } from '../events/index.js';
import {
  presentFoundArena,
  presentFoundEvent,
  presentFoundPost,
  presentFoundProduct,
  presentFoundQuestion,
} from './search.presenter.js';

/** Further words add little and cost a comparison with every text. */
const mostWords = 8;

/** The lifetime is short so that a price or an event is as current as on its own page. */
const lifetimeMs = 2_000;

const mostPerKind = serverLimits.foundOfEachKind;

const emptySearch: SiteSearchWire = {
  ...{ products: [], arenas: [], events: [], posts: [], questions: [], correctedSearch: null },
};

/** Searches products, arenas, events, posts and questions at once. */
@Injectable()
export class SearchSite {
  private readonly found = new ReadCache<SiteSearchWire>({ lifetimeMs, maxEntries: 300 });

  constructor(
    private readonly products: SearchProducts,
    private readonly arenas: ReadArenas,
    private readonly events: ReadEvents,
    private readonly entries: ReadEntries,
    private readonly settings: SettingsReader,
    versions: ContentVersions,
  ) {
    versions.clearOnChange(['products', 'arenas', 'slots', 'content', 'settings'], this.found);
  }

  async find(search: string, locale: Locale): Promise<SiteSearchWire> {
    const words = wordsOf(search);
    if (words.join('').length < siteSearchMin) return emptySearch;
    return this.found.get(JSON.stringify([locale, words]), () => this.read(words, locale));
  }

  /** Only products correct misspelt words, because only they have a vocabulary. */
  private async read(words: readonly string[], locale: Locale): Promise<SiteSearchWire> {
    const kinds = [ContentKind.POST, ContentKind.QUESTION];
    const [{ products, correctedSearch }, arenas, events, entries, figures] = await Promise.all([
      this.products.find(words.join(' '), locale, mostPerKind),
      this.arenas.search(words, locale, mostPerKind),
      this.events.search(words, locale, mostPerKind),
      this.entries.search({ kinds, words, locale }, mostPerKind),
      this.settings.policyFigures(),
    ]);
    return {
      products: products.map((product) => presentFoundProduct(product, locale)),
      arenas: arenas.map((arena) => presentFoundArena(arena, locale)),
      events: events.map(presentFoundEvent),
      posts: entries
        .filter(({ kind }) => kind === ContentKind.POST)
        .map(presentFoundPost)
        .filter((post) => post !== null),
      questions: entries
        .filter(({ kind }) => kind === ContentKind.QUESTION)
        .map((question) => presentFoundQuestion(question, figures)),
      correctedSearch,
    };
  }
}

/** Returns the words to find. Single letters, such as those of a French elision, are in every text. */
function wordsOf(search: string): string[] {
  const words = search.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= siteSearchMin || /\p{N}/u.test(word)).slice(0, mostWords);
}
