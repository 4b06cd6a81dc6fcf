import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '@/features/common/admin/file-drop';
import { pictureKinds } from '@/features/common/admin/pictures/picture-fields';
import { UploadList } from '@/features/common/admin/pictures/upload-list';
import type { PictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import type { PartnerForm } from '../model/partner-form';
import { LogoFrame } from './logo-frame';

/** The logo on the light background of the partner page. */
export function PartnerLogo({ form, uploads }: { form: PartnerForm; uploads: PictureUploads }) {
  const { t } = useTranslation(['partners.admin', 'kit']);
  const [logoUrl, orgName] = form.watch(['logoUrl', 'orgName']);
  return (
    <FormSection title={t('form.logo')} text={t('form.logoText')} columns={1}>
      {logoUrl !== '' && (
        <div className="flex flex-wrap items-center gap-4">
          <LogoFrame
            url={logoUrl}
            alt={t('form.logoAlt', { name: orgName })}
            sizes="15rem"
            className="aspect-[3/2] w-60 max-w-full p-4"
          />
          <Button variant="quiet" onClick={() => form.setValue('logoUrl', '', { shouldDirty: true })}>
            <Trash2 aria-hidden className="size-5" />
            {t('form.removeLogo')}
          </Button>
        </div>
      )}
      <UploadList uploads={uploads} />
      <FieldError error={form.errorOf('logoUrl')} />
      {logoUrl === '' && !uploads.isUploading && (
        <FileDrop
          words={{ drop: t('form.drop'), choose: t('form.choose'), limits: t('kit:pictures.limits') }}
          accept={pictureKinds}
          onFiles={uploads.add}
        />
      )}
    </FormSection>
  );
}
