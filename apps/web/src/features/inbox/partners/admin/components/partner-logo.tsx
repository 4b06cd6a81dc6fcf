import { useTranslation } from 'react-i18next';
import { SinglePicture } from '@/features/common/admin/pictures/single-picture';
import type { FileUploads } from '@/features/common/admin/pictures/use-uploads';
import type { PartnerForm } from '../model/partner-form';
import { LogoFrame } from './logo-frame';

/** The logo on the light background of the partner page. */
export function PartnerLogo({ form, uploads }: { form: PartnerForm; uploads: FileUploads }) {
  const { t } = useTranslation('partners.admin');
  const [logoUrl, orgName] = form.watch(['logoUrl', 'orgName']);
  return (
    <SinglePicture
      words={{
        title: t('form.logo'),
        text: t('form.logoText'),
        drop: t('form.drop'),
        choose: t('form.choose'),
        remove: t('form.removeLogo'),
      }}
      picture={
        logoUrl === '' ? null : (
          <LogoFrame
            url={logoUrl}
            alt={t('form.logoAlt', { name: orgName })}
            sizes="15rem"
            className="aspect-[3/2] w-60 max-w-full p-4"
          />
        )
      }
      error={form.errorOf('logoUrl')}
      uploads={uploads}
      onRemove={() => form.setValue('logoUrl', '', { shouldDirty: true })}
    />
  );
}
