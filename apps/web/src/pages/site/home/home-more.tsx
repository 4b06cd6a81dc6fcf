import { useTranslation } from 'react-i18next';
import { ways } from '@/content/ways';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { LinkTile } from '../parts/link-tile';
import { type SectionProps, SectionTop } from './section-text';

const tiles = [
  { to: paths.racing, content: ways.racing },
  { to: paths.simulation, content: ways.simulation },
  { to: paths.superPilot, content: ways.superPilot },
];

export function HomeMore({ text }: SectionProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <section className="page-width section-space">
      <SectionTop text={text} builtIn={t('home.more.heading')} className="mb-10" />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {tiles.map(({ to, content }) => (
          <LinkTile
            key={to}
            to={to}
            title={content.title[locale]}
            text={content.lead[locale]}
            picture={content.picture}
          />
        ))}
      </div>
    </section>
  );
}
