import { Controller, Query } from '@nestjs/common';
import {
  ContentKind,
  type Locale,
  type PolicyFigures,
  type QuestionWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { fillFigures } from '@dronesoccer/domain';
import { SettingsReader } from '../../money/taxes/index.js';
import { Endpoint, IdParam, RequestLocale } from '../../platform/http/index.js';
import { type ContentRow, ReadEntries } from '../entries/index.js';

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
    return rows.map((row) => presentQuestion(row, figures));
  }

  @Endpoint('faq.preview')
  async preview(
    @IdParam('id', 'CONTENT_008') id: string,
    @Query() { token }: ReceivedQuery<'faq.preview'>,
    @RequestLocale() locale: Locale,
  ): Promise<QuestionWire> {
    const row = await this.entries.preview(ContentKind.QUESTION, { id }, locale, token);
    return presentQuestion(row, await this.settings.policyFigures());
  }
}

const presentQuestion = ({ id, topic, locale, title, body }: ContentRow, figures: PolicyFigures): QuestionWire => ({
  ...{ id, topic, locale, question: title },
  answer: fillFigures(body, figures),
});
