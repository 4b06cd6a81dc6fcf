import { useTranslation } from 'react-i18next';
import { matchFacts } from '@/content/facts';
import { useLocale } from '@/lib/i18n/use-locale';
import { Scoreboard } from '../parts/scoreboard';
import type { SectionProps } from './section-text';

/** The figures of a match. Its title names the section for screen readers. */
export function HomeFacts({ text }: SectionProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const facts = matchFacts.map(({ figure, label }) => ({ figure: figure[locale], label: label[locale] }));
  return <Scoreboard label={text.title || t('home.facts')} facts={facts} />;
}
