import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { socialLinks } from '@/content/social';
import { ComposePosts } from '@/features/dashboard/social';
import { NetworkIcon } from '@/features/common/network-icon';
import { SectionPage } from '../parts/section-page';

export default function SocialMediaPage() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionPage title={t('social.title')} text={t('social.text')}>
      <ul className="text-column border-t border-line">
        {socialLinks.map(({ network, href }) => (
          <li key={network} className="flex items-center gap-4 border-b border-line py-2">
            <NetworkIcon network={network} />
            <span className="grow font-semibold">{network}</span>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-ice hover:underline"
            >
              {t('social.open', { network })}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <ComposePosts />
    </SectionPage>
  );
}
