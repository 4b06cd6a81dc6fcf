import { useTranslation } from 'react-i18next';
import { PolicyButtons } from '@/features/common/policies/policy-buttons';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';

/** Policies, contact and copyright: the information a customer may want before paying. */
export function CheckoutFooter() {
  const { t } = useTranslation('layout');
  return (
    <footer aria-label={t('footer.label')} className="border-t border-line">
      <div className="page-width flex flex-wrap items-center gap-x-3 py-4">
        <div className="-ml-3 flex flex-wrap">
          <PolicyButtons />
        </div>
        <Link
          to={paths.contact}
          className="inline-flex min-h-11 items-center rounded-control text-sm font-semibold text-muted hover:text-ink hover:underline"
        >
          {t('footer.contact')}
        </Link>
        <p className="w-full text-sm text-muted lg:ml-auto lg:w-auto">{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}
