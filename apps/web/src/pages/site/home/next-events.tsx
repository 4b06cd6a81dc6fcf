import { useTranslation } from 'react-i18next';
import { NextEvents } from '@/features/content/events';
import { nextEventsRoom } from './next-events-room';
import { type SectionProps, SectionTop } from './section-text';

export default function HomeNextEvents({ text }: SectionProps) {
  const { t } = useTranslation('events');
  return <NextEvents room={nextEventsRoom} heading={<SectionTop text={text} builtIn={t('next')} id="next-events" />} />;
}
