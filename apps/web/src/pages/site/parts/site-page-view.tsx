import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentSection, SitePage } from '@/content/page';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { ButtonLink } from '@/ui/actions/link';
import { ArenaImage } from './arena-image';
import { Closing } from './closing';
import { PageHero } from './page-hero';
import { Scoreboard } from './scoreboard';

interface SitePageViewProps {
  content: SitePage;
  /** The main action, shown at the top of the page. */
  action?: ReactNode;
  /** Additional content after the sections. */
  children?: ReactNode;
}

/** Renders a public page from its content. */
export function SitePageView({ content, action, children }: SitePageViewProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const title = content.title[locale];
  const lead = content.lead[locale];
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHero title={title} lead={lead} picture={content.picture} light={content.light}>
        {action}
      </PageHero>
      {content.facts && <Scoreboard label={t('facts')} facts={content.facts} />}
      <div className="page-width section-space flex flex-col gap-[clamp(3rem,7vw,6rem)]">
        {content.sections.map((section) => (
          <Section key={section.heading.en} section={section} />
        ))}
      </div>
      {children}
      <Closing heading={content.next.heading[locale]}>
        {content.next.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} size="lg" variant={index === 0 ? 'primary' : 'outline'}>
            {label[locale]}
          </ButtonLink>
        ))}
      </Closing>
    </>
  );
}

function Section({ section }: { section: ContentSection }) {
  const locale = useLocale();
  const { heading, paragraphs, points, picture } = section;
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
      {/* The size fits the column: beside the text the heading takes two lines instead of four. */}
      <h2 className="display-2 lg:text-[clamp(1.75rem,2.8vw,2.5rem)]">{heading[locale]}</h2>
      <div className="flex flex-col gap-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.en} className="lead text-column">
            {paragraph[locale]}
          </p>
        ))}
        {points && (
          <ul className="text-column mt-2 border-t border-line">
            {points.map((point) => (
              <li key={point.en} className="flex items-center gap-4 border-b border-line py-4 font-semibold">
                <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-ice" />
                {point[locale]}
              </li>
            ))}
          </ul>
        )}
        {picture && (
          <ArenaImage name={picture} sizes="(min-width: 64rem) 46rem, 92vw" className="mt-3 w-full rounded-card" />
        )}
      </div>
    </section>
  );
}
