import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NetworkIcon } from '@/features/common/network-icon';
import { callQuery } from '@/lib/query/call-query';
import { iconButtonClass } from '@/ui/actions/icon-button';

/**
 * The organisation's social networks in the order that an administrator set. Nothing is shown while they load or if the
 * request fails.
 */
export default function SocialLinks() {
  const { t } = useTranslation('layout');
  const { data = [] } = useQuery(callQuery('socialLinks.list'));
  if (data.length === 0) return null;
  return (
    <ul className="flex gap-1">
      {data.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('footer.social', { network })}
            className={iconButtonClass}
          >
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
