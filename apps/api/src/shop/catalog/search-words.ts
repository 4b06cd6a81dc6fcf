import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Locale, locales } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { defineJob, Jobs } from '../../platform/jobs/index.js';
import { deleteUnusedWords, findTypedWords, findUnusedWords, type TypedWord } from './search-words.queries.js';

const deleteUnusedOnes = defineJob<Record<string, never>>('catalog.forget-unused-words', {
  title: { en: 'Cleaning up search words', fr: 'Nettoyage des mots de recherche' },
});

/** Product names change slowly. A new word is found meanwhile, but it is not yet offered as a correction. */
const lifetimeMs = 30_000;

/** Looks up the words of a search in the shop's vocabulary. */
@Injectable()
export class SearchWords implements OnModuleInit {
  private readonly typed = new ReadCache<TypedWord[]>({ lifetimeMs, maxEntries: 2_000 });

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(deleteUnusedOnes, '17 9 * * *', () => this.deleteUnused());
  }

  /** Returns an empty list if the search consists only of punctuation. */
  read(locale: Locale, search: string): Promise<TypedWord[]> {
    return this.typed.get(JSON.stringify([locale, search]), () => findTypedWords(this.database, locale, search));
  }

  /** A word that only a changed or deleted product used would still pass for a correct spelling. */
  async deleteUnused(): Promise<void> {
    for (const locale of locales) {
      const words = await findUnusedWords(this.database, locale);
      if (words.length > 0) await this.database.transaction((tx) => deleteUnusedWords(tx, locale, words));
    }
    this.typed.clear();
  }
}
