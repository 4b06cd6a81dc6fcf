import { useTranslation } from 'react-i18next';
import { identityOf } from '@/lib/session/claims';
import { EmailAddress, Section, Security } from '@/features/people/profile';
import { useRoot } from '@/lib/store/root-store';
import { SectionPage } from '@/features/common/admin/section-page';

export default function DashboardAccountPage() {
  const { t } = useTranslation('dashboard.admin');
  const { user, claims } = useRoot((state) => state.auth);
  const identity = identityOf(claims);
  const role = user?.role ?? identity?.role;
  const rows = [
    { label: t('profile.name'), value: user?.name ?? identity?.fullName },
    { label: t('profile.email'), value: user?.email ?? identity?.email },
    { label: t('profile.role'), value: role && t(`roles.${role}`) },
    { label: t('profile.verified'), value: user && t(user.isEmailVerified ? 'profile.yes' : 'profile.no') },
  ];
  return (
    <SectionPage title={t('profile.title')} text={t('profile.text')}>
      <dl className="text-column border-t border-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-1 gap-1 border-b border-line py-4 sm:grid-cols-[10rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-6 pt-4 lg:grid-cols-2">
        <Security />
        {user && (
          <Section title={t('profile.email')}>
            <EmailAddress user={user} />
          </Section>
        )}
      </div>
    </SectionPage>
  );
}
