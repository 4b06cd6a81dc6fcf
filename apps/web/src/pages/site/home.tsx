import { useTranslation } from 'react-i18next';
import { matchFacts } from '@/content/facts';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';
import { WhenSeen } from '@/ui/layout/when-seen';
import { HomeAbout } from './home/home-about';
import { HomeClasses } from './home/home-classes';
import { HomeHero } from './home/home-hero';
import { HomeMore } from './home/home-more';
import { HomePlay } from './home/home-play';
import { LateNextSlots } from './home/late-next-slots';
import { LateRecentIssues } from './home/late-recent-issues';
import { recentIssuesRoom } from './home/recent-issues-room';
import { Closing } from './parts/closing';
import { Scoreboard } from './parts/scoreboard';

export default function HomePage() {
  const { t } = useTranslation('site');
  const { isSignedIn } = useSession();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <HomeHero />
      <Scoreboard label={t('home.facts')} facts={matchFacts} />
      <HomePlay />
      <LateNextSlots />
      <HomeClasses />
      <HomeMore />
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
