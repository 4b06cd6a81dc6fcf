import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';

/** Opens the form over the current page. */
export function ApplyLink() {
  const { t } = useTranslation('partners');
  return (
    <ButtonLink to={paths.applyAsPartner} size="lg" preventScrollReset className="self-start">
      {t('apply')}
    </ButtonLink>
  );
}
