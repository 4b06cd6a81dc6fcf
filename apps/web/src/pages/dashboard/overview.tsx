import { Role } from '@dronesoccer/contracts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { rolesOf } from '@/lib/session/session';
import { useRoot } from '@/lib/store/root-store';
import { Link } from '@/ui/link';
import { SectionPage } from './parts/section-page';

const common = [
  { label: 'arenas.title', text: 'arenas.text', to: paths.arenas },
  { label: 'classSlots.title', text: 'classSlots.text', to: paths.classSlots },
] as const;

const superOnly = [
  { label: 'allProducts.title', text: 'allProducts.text', to: paths.allProducts },
  { label: 'newsletter.title', text: 'newsletter.text', to: paths.newsletter },
  { label: 'social.title', text: 'social.text', to: paths.socialMedia },
  { label: 'addCompany.title', text: 'addCompany.text', to: paths.addCompany },
] as const;

/** Welcomes, says what the role can do, and leads there. */
export default function OverviewPage() {
  const { t } = useTranslation('dashboard');
  const auth = useRoot((state) => state.auth);
  const role = Math.min(...rolesOf(auth)) as Role;
  const entries = role === Role.SUPER_ADMIN ? [...common, ...superOnly] : common;
  return (
    <SectionPage
      title={t('overview.title', { name: auth.user?.firstName ?? auth.claims?.fullName ?? '' })}
      text={t('overview.lead', { role: t(`roles.${role}`) })}
    >
      <p className="text-column">{t(scopeOf(role))}</p>
      <ul className="grid grid-cols-1 gap-4 pt-4 sm:grid-cols-2">
        {entries.map(({ label, text, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-col gap-3 rounded-card border-2 border-line bg-ground p-6 transition-colors duration-(--fast) hover:border-ink"
            >
              <span className="display-3 flex items-center justify-between gap-4">
                {t(label)}
                <ArrowRight
                  aria-hidden
                  className="size-5 text-red transition-transform duration-(--medium) ease-flight group-hover:translate-x-1"
                />
              </span>
              <span className="text-sm text-muted">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionPage>
  );
}

function scopeOf(role: Role) {
  if (role === Role.SUPER_ADMIN) return 'overview.super' as const;
  return role === Role.ADMIN ? ('overview.admin' as const) : ('overview.company' as const);
}
