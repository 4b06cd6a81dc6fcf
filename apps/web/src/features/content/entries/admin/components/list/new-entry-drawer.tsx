import { contentFields } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { TextField } from '@/ui/fields/text-field';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useCreateEntry } from '../../api/use-entry-changes';
import { kindIn, newKindOf } from '@/features/common/admin/content/kinds';

const rules = { title: contentFields.newTitle } as const;

/** Creates a draft from its title in the language of the dashboard, and opens its editor. */
export function NewEntryDrawer() {
  const { t } = useTranslation('content.admin');
  const name = kindIn(useParams()['kind']);
  const kind = newKindOf(name);
  const locale = useLocale();
  const form = useRuledForm(rules, { title: '' });
  const create = useCreateEntry();
  const navigate = useNavigateLocal();
  const drawer = useRouteDrawer({ backTo: paths.contentKind(name), isDirty: form.formState.isDirty });
  const submit = form.handleSubmit(({ title }) => {
    if (kind === null) return;
    create.mutate(
      { kind, locale, title },
      {
        onSuccess: ({ id }) => {
          drawer.guard.release();
          void navigate(paths.editEntry(name, id), { replace: true });
        },
        onError: form.showServerErrors,
      },
    );
  });
  return (
    <FormDrawer
      drawer={drawer}
      title={t(`new.${name}`)}
      description={kind === null ? t('new.fixed') : t('new.text')}
      onSubmit={submit}
      submitLabel={t('new.submit')}
      pending={create.isPending}
      error={create.error}
    >
      <TextField form={form} name="title" label={t(`new.title.${locale}`)} lang={locale} required />
    </FormDrawer>
  );
}
