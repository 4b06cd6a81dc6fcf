import { useTranslation } from 'react-i18next';
import { matchFacts } from '@/content/facts';
import { useLocale } from '@/lib/i18n/use-locale';
import { siteOrigin } from '@/lib/on-server';
import { PageHead, StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';
import { WhenSeen } from '@/ui/layout/when-seen';
import { HomeAbout } from './home/home-about';
import { HomeClasses } from './home/home-classes';
import { HomeDoors } from './home/home-doors';
import { HomeHero } from './home/home-hero';
import { HomeMore } from './home/home-more';
import { HomePlay } from './home/home-play';
import { LateNextEvents } from './home/late-next-events';
import { LateNextSlots } from './home/late-next-slots';
import { LateProductOfWeek } from './home/late-product-of-week';
import { LateRecentIssues } from './home/late-recent-issues';
import { nextEventsRoom } from './home/next-events-room';
import { productRoom } from './home/product-room';
import { recentIssuesRoom } from './home/recent-issues-room';
import { Closing } from './parts/closing';
import { Scoreboard } from './parts/scoreboard';

export default function HomePage() {
  const { t } = useTranslation(['site', 'common']);
  const { isSignedIn } = useSession();
  const locale = useLocale();
  const facts = matchFacts.map(({ figure, label }) => ({ figure: figure[locale], label: label[locale] }));
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'SportsOrganization',
          name: t('common:siteName'),
          sport: 'Drone soccer',
          url: siteOrigin(),
        }}
      />
      <HomeHero />
      <Scoreboard label={t('home.facts')} facts={facts} />
      <HomePlay />
      <LateNextSlots />
      <HomeDoors />
      <HomeClasses />
      <WhenSeen className="w-full" reserve={nextEventsRoom}>
        <LateNextEvents />
      </WhenSeen>
      <HomeMore />
      <WhenSeen className="w-full" reserve={productRoom}>
        <LateProductOfWeek />
      </WhenSeen>
      <HomeAbout />
      <WhenSeen className="w-full" reserve={recentIssuesRoom}>
        <LateRecentIssues />
      </WhenSeen>
      <Closing heading={t('home.closing.heading')}>
        <ButtonLink to={paths.shop} size="lg">
          {t('home.closing.shop')}
        </ButtonLink>
        {!isSignedIn && (
          <ButtonLink to={paths.membership} size="lg" variant="outline">
            {t('home.closing.join')}
          </ButtonLink>
        )}
      </Closing>
    </>
  );
}
