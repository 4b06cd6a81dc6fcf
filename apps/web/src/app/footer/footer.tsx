import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Logo } from '@/ui/layout/logo';
import { Trail } from '@/ui/layout/trail';
import { PolicyButtons } from './policy-buttons';

const NewsletterForm = late(
  async () => {
    const [form] = await Promise.all([import('@/features/site/newsletter/form'), loadAreas('newsletter')]);
    return form;
  },
  { isQuiet: true },
);
const SocialLinks = late(() => import('./social-links'), { isQuiet: true });
const BackToTop = late(() => import('./back-to-top'), { isQuiet: true });

/** The three columns (spec 2, Footer). */
const columns = [
  {
    title: 'footer.company',
    links: [
      { label: 'footer.about', to: paths.about },
      { label: 'footer.gallery', to: paths.gallery },
      { label: 'footer.blogs', to: paths.blogs },
    ],
  },
  {
    title: 'footer.community',
    links: [
      { label: 'footer.arenas', to: paths.findArena },
      { label: 'footer.member', to: paths.membership },
      { label: 'footer.partner', to: paths.applyAsPartner },
      { label: 'footer.franchise', to: paths.franchise },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { label: 'footer.contact', to: paths.contact },
      { label: 'footer.faq', to: paths.faq },
    ],
  },
] as const;

export function Footer() {
  const { t } = useTranslation('layout');
  const isNear = useIsNear();
  return (
    <footer aria-label={t('footer.label')} className="night overflow-x-clip border-t border-line">
      <div className="page-width grid grid-cols-1 gap-12 pt-16 pb-8 lg:grid-cols-[1.3fr_2fr]">
        <div className="flex flex-col items-start gap-5">
          <Logo />
          <p className="display-3 max-w-80">{t('footer.line')}</p>
          <Trail className="h-14 w-72 max-w-full" />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          {columns.map((column) => (
            <nav key={column.title} aria-label={t(column.title)}>
              <p className="mb-2 font-semibold text-muted">{t(column.title)}</p>
              <ul>
                {column.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className="inline-flex min-h-11 min-w-11 items-center font-semibold hover:text-red">
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page-width">
        {/* The room it takes, so that nothing moves when it comes. */}
        <div className="min-h-96 border-t border-line py-10 sm:min-h-76 lg:min-h-50">
          {isNear && <NewsletterForm />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6">
          <PolicyButtons />
          {/* The room of all four, as above. */}
          <div className="flex min-h-11 min-w-47 justify-end max-sm:justify-start">{isNear && <SocialLinks />}</div>
          <p className="w-full text-sm text-muted">{t('footer.copyright')}</p>
        </div>
      </div>
      {isNear && <BackToTop />}
    </footer>
  );
}

/** Browsers that can be told to save data say so. */
interface Connected {
  connection?: { saveData?: boolean };
}

/** Milliseconds after which the rest of the footer comes even to those who never scroll. */
const patienceMs = 3_000;

/** True once the person scrolls or has stayed: what only matters down here comes after all that the page itself needs. */
function useIsNear(): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    window.addEventListener('scroll', come, { once: true, passive: true });
    const timer = (navigator as Connected).connection?.saveData ? 0 : window.setTimeout(come, patienceMs);
    return () => {
      window.removeEventListener('scroll', come);
      window.clearTimeout(timer);
    };
  }, []);
  return isNear;
}
