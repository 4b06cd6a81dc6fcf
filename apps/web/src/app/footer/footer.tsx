import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyButtons } from '@/features/common/policies/policy-buttons';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { whenSettled } from '@/lib/when-settled';
import { Logo } from '@/ui/layout/logo';
import { Trail } from '@/ui/layout/trail';
import { FooterColumns } from './footer-columns';

const NewsletterForm = lazyComponent(
  async () => {
    const [form] = await Promise.all([import('@/features/newsletter/subscribers/form'), loadNamespaces('newsletter')]);
    return form;
  },
  { isQuiet: true },
);
const SocialLinks = lazyComponent(() => import('./social-links'), { isQuiet: true });
const LastParts = lazyComponent(() => import('./last-parts'), { isQuiet: true });

export function Footer() {
  const { t } = useTranslation('layout');
  const isNear = useIsNear();
  return (
    <footer aria-label={t('footer.label')} className="night overflow-x-clip border-t border-line">
      <div className="page-width">
        {/* Reserves the form's height to avoid a layout shift. */}
        <div className="min-h-56 py-6 sm:min-h-64 sm:py-12 lg:min-h-52">{isNear && <NewsletterForm />}</div>
        <div className="grid gap-12 border-t border-line max-sm:py-1 sm:py-12 lg:grid-cols-[1.3fr_2fr]">
          <div className="flex flex-col items-start gap-5 max-sm:hidden">
            <Logo />
            <p className="display-3 max-w-104 text-balance">{t('footer.line')}</p>
            <Trail className="h-14 w-72 max-w-full" />
          </div>
          <FooterColumns />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6 max-sm:gap-y-0 max-sm:pt-2">
          <div className="-ml-3 flex flex-wrap">
            <PolicyButtons />
          </div>
          {/* Reserves the width of all four icons, for the same reason. */}
          <div className="flex min-h-11 min-w-47 justify-end max-sm:-ml-2.5 max-sm:justify-start">
            {isNear && <SocialLinks />}
          </div>
          <p className="w-full text-sm text-muted max-sm:pr-14">{t('footer.copyright')}</p>
        </div>
      </div>
      {isNear && <LastParts />}
    </footer>
  );
}

/**
 * Returns true once the visitor scrolls or has stayed for a while. Content that is only needed down here loads after
 * everything the page itself needs.
 */
function useIsNear(): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    window.addEventListener('scroll', come, { once: true, passive: true });
    const cancel = whenSettled(come);
    return () => {
      window.removeEventListener('scroll', come);
      cancel();
    };
  }, []);
  return isNear;
}
