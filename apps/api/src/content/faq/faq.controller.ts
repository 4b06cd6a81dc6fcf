import { Controller, Query } from '@nestjs/common';
import { ContentKind, type Locale, type QuestionWire, type ReceivedQuery } from '@dronesoccer/contracts';
import { fillFigures } from '@dronesoccer/domain';
import { SettingsReader } from '../../money/taxes/index.js';
import { Endpoint, RequestLocale } from '../../platform/http/index.js';
import { ReadEntries } from '../entries/index.js';

const cacheSeconds = 5;

@Controller()
export class FaqController {
  constructor(
    private readonly entries: ReadEntries,
    private readonly settings: SettingsReader,
  ) {}

  @Endpoint('faq.list', { cacheSeconds })
  async list(
    @Query() { search = '' }: ReceivedQuery<'faq.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<QuestionWire[]> {
    const words = search.split(/\s+/).filter((word) => word !== '');
    const { rows } = await this.entries.list({ kind: ContentKind.QUESTION, sort: 'position', locale, words });
    const figures = await this.settings.policyFigures();
    return rows.map(({ id, topic, locale: shown, title, body }) => ({
      ...{ id, topic, locale: shown, question: title },
      answer: fillFigures(body, figures),
    }));
  }
}
