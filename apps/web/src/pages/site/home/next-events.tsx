import { useTranslation } from 'react-i18next';
import { NextEvents } from '@/features/content/events';
import { nextEventsHeight } from './reserved-heights';
import { type SectionProps, SectionTop } from './section-text';

export default function HomeNextEvents({ text }: SectionProps) {
  const { t } = useTranslation('events');
  return (
    <NextEvents room={nextEventsHeight} heading={<SectionTop text={text} builtIn={t('next')} id="next-events" />} />
  );
}
