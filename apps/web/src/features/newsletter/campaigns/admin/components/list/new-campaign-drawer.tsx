import { useTranslation } from 'react-i18next';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { TextField } from '@/ui/fields/text-field';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useCreateCampaign } from '../../api/use-campaign-changes';
import { campaignRules } from '../../model/campaign-form';

/** Creates a campaign from its internal title. It is then a draft, which is saved automatically. */
export function NewCampaignDrawer() {
  const { t } = useTranslation('campaigns.admin');
  const form = useRuledForm({ title: campaignRules.title }, { title: '' });
  const create = useCreateCampaign();
  const navigate = useNavigateLocal();
  const drawer = useRouteDrawer({ backTo: paths.newsletter, isDirty: form.formState.isDirty });
  const submit = form.handleSubmit((values) =>
    create.mutate(values, {
      onSuccess: ({ id }) => {
        drawer.guard.release();
        void navigate(paths.campaign(id), { replace: true });
      },
      onError: form.showServerErrors,
    }),
  );
  return (
    <FormDrawer
      drawer={drawer}
      title={t('create.title')}
      description={t('create.text')}
      onSubmit={submit}
      submitLabel={t('create.submit')}
      pending={create.isPending}
      error={create.error}
    >
      <TextField form={form} name="title" label={t('form.title')} hint={t('form.titleHint')} required />
    </FormDrawer>
  );
}
