import { useTranslation } from 'react-i18next';
import { ways } from '@/content/ways';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { LinkTile } from '../parts/link-tile';

const tiles = [
  { to: paths.racing, content: ways.racing },
  { to: paths.simulation, content: ways.simulation },
  { to: paths.superPilot, content: ways.superPilot },
];

export function HomeMore() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <section className="page-width section-space">
      <h2 className="display-2 mb-10">{t('home.more.heading')}</h2>
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
