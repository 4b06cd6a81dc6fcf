import type { HomeSection } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { siteOrigin } from '@/lib/on-server';
import { PageHead, StructuredData } from '@/lib/page-head';
import { HomeAbout } from './home/home-about';
import { HomeClasses } from './home/home-classes';
import { HomeClosing } from './home/home-closing';
import { HomeDoors } from './home/home-doors';
import { HomeFacts } from './home/home-facts';
import { HomeHero } from './home/home-hero';
import { HomeMore } from './home/home-more';
import { HomePlay } from './home/home-play';
import { homeQuery, type SectionPreview, useSectionPreview } from './home/home-query';
import { LateNextEvents } from './home/late-next-events';
import { LateNextSlots } from './home/late-next-slots';
import { LatePreviewNote } from './home/late-preview-note';
import { LateProductOfWeek } from './home/late-product-of-week';
import { LateRecentIssues } from './home/late-recent-issues';
import type { SectionProps } from './home/section-text';

const components: Readonly<Record<HomeSection, ComponentType<SectionProps>>> = {
  opening: HomeHero,
  facts: HomeFacts,
  play: HomePlay,
  slots: LateNextSlots,
  doors: HomeDoors,
  classes: HomeClasses,
  events: LateNextEvents,
  more: HomeMore,
  product: LateProductOfWeek,
  about: HomeAbout,
  issues: LateRecentIssues,
  closing: HomeClosing,
};

const emptyText = { title: '', summary: '', body: '' } as const;

/** The sections in the order of the first release. The client lists them itself, so that no other page downloads the list. */
const firstOrder = Object.keys(components) as HomeSection[];

/** The home page, whose sections editors choose, order and write. */
export default function HomePage() {
  const { t } = useTranslation(['site', 'common']);
  const preview = useSectionPreview(firstOrder);
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} isPrivate={preview !== null} />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'SportsOrganization',
          name: t('common:siteName'),
          sport: 'Drone soccer',
          url: siteOrigin(),
        }}
      />
      <Sections preview={preview} />
    </>
  );
}

const showFirst = (node: HTMLElement | null) => node?.scrollIntoView();

function Sections({ preview }: { preview: SectionPreview | null }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { data, error } = useQuery(homeQuery(preview));
  useNamedSection(data !== undefined || error !== null);
  if (preview !== null && error) {
    return (
      <div className="page-width py-16">
        <h1 className="display-2">{t('home.title')}</h1>
        <p role="alert" className="mt-6">
          {errorMessage(error)}
        </p>
      </div>
    );
  }
  if (data === undefined && !error) return <div className="night min-h-[min(52rem,calc(100dvh-4.5rem))]" />;
  // Without the editors' texts, also before the seed has written any, visitors find the home page of the first release.
  const sections = data?.length ? data : firstOrder.map((key) => ({ ...emptyText, key, locale }));
  return (
    <>
      {preview !== null && <LatePreviewNote />}
      {sections.map((text) => {
        const Section = components[text.key];
        if (text.key !== preview?.section) return <Section key={text.key} text={text} />;
        return (
          <div key={text.key} ref={showFirst}>
            <Section text={text} />
          </div>
        );
      })}
    </>
  );
}

/** Shows the section that the address names if the page was opened before it had sections to scroll to. */
function useNamedSection(isLoaded: boolean): void {
  const { hash } = useLocation();
  const wasLoaded = useRef(isLoaded);
  useEffect(() => {
    if (!isLoaded || wasLoaded.current) return;
    wasLoaded.current = true;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isLoaded]);
}
