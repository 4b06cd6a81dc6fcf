import type { PartnerAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useSavePartner } from '../api/use-partner-changes';
import {
  fieldOf,
  formOf,
  type PartnerForm,
  type PartnerFormValues,
  partnerRules,
  termsOf,
} from '../model/partner-form';
import { DeletePartner } from './delete-partner';
import { PartnerLogo } from './partner-logo';
import { PartnerSteps } from './partner-steps';
import { PersonFields, ShownFields } from './partner-fields';

/** The drawer of a partner, with its form once the partner is loaded. */
export function PartnerDrawer({ id }: { id: string }) {
  const { t } = useTranslation('partners.admin');
  // Reload the partner each time the drawer opens, because others may have changed it.
  const partner = useQuery({ ...callQuery('partners.admin.get', { params: { id } }), gcTime: 0 });
  return (
    <LoadedDrawer query={partner} title={t('form.loading')} backTo={paths.dashboardPartners}>
      {(data) => <PartnerFormDrawer key={id} partner={data} />}
    </LoadedDrawer>
  );
}

function PartnerFormDrawer({ partner }: { partner: PartnerAdminWire }) {
  const { t } = useTranslation('partners.admin');
  const locale = useLocale();
  const form: PartnerForm = useRuledForm<PartnerFormValues>(partnerRules, formOf(partner));
  const save = useSavePartner();
  const uploads = usePictureUploads('partners.admin.uploadLogo', (url) =>
    form.setValue('logoUrl', url, { shouldDirty: true }),
  );
  const isDirty = form.formState.isDirty || uploads.isUploading;
  const drawer = useRouteDrawer({ backTo: paths.dashboardPartners, isDirty });
  const edit = useEditForm({
    ...{ form, standing: partner, formOf, termsOf, fieldOf, save, conflict: 'PART_009' },
    isUploading: uploads.isUploading,
    onSaved: ({ orgName }) => {
      notify({ type: 'success', message: t('form.saved', { name: orgName }) });
      drawer.leave();
    },
  });
  return (
    <FormDrawer
      drawer={drawer}
      title={partner.orgName}
      onSubmit={edit.submit}
      submitLabel={t('form.save')}
      pending={save.isPending}
      error={edit.error}
      actions={<DeletePartner partner={partner} onDone={() => drawer.leave()} />}
    >
      <PartnerSteps partner={partner} onDone={edit.rebaseOn} />
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('conflict.title'),
          text: t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) }),
          fields: differingFields(form.getValues(), formOf(theirs)).map((name) => t(labels[name])),
        })}
      />
      <ShownFields form={form} />
      <PartnerLogo form={form} uploads={uploads} />
      <PersonFields form={form} />
      {edit.isWaiting && (
        <p role="status" className="font-semibold">
          {t('form.wait')}
        </p>
      )}
    </FormDrawer>
  );
}

const labels = {
  orgName: 'form.orgName',
  province: 'form.province',
  website: 'form.website',
  logoUrl: 'form.logo',
  fullName: 'form.fullName',
  jobTitle: 'form.jobTitle',
  mobileNo: 'form.mobileNo',
  email: 'form.email',
} as const satisfies Record<keyof PartnerFormValues, string>;
