import { useTranslation } from 'react-i18next';
import { racing, simulation, superPilot } from '@/content/pages/flying';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { LinkTile } from '../parts/link-tile';

const ways = [
  { to: paths.racing, content: racing },
  { to: paths.simulation, content: simulation },
  { to: paths.superPilot, content: superPilot },
];

export function HomeMore() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <section className="page-width section-space">
      <h2 className="display-2 mb-10">{t('home.more.heading')}</h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {ways.map(({ to, content }) => (
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
