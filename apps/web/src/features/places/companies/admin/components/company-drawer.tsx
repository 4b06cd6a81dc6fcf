import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '@/features/common/admin/use-edit-form';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { useRenameCompany } from '../api/use-company-changes';
import { emptyPerson, nameRules, personRules, type PersonForm } from '../model/forms';
import { ActiveState } from './active-state';
import { CompanyPeople } from './company-people';
import { CompanyPlaces } from './company-places';
import { InviteForm } from './invite-form';
import { RenameForm } from './rename-form';

/** A company's name, administrators, locations, arenas and active state. */
export function CompanyDrawer({ id }: { id: string }) {
  const { t } = useTranslation('companies.admin');
  // Reload the company each time the drawer opens, because someone may have joined.
  const company = useQuery({ ...callQuery('companies.admin.get', { params: { id } }), gcTime: 0 });
  return (
    <LoadedDrawer query={company} title={t('form.loading')} backTo={paths.addCompany}>
      {(data) => <CompanyDetail key={id} company={data} />}
    </LoadedDrawer>
  );
}

function CompanyDetail({ company }: { company: CompanyDetailWire }) {
  const locale = useLocale();
  const { t } = useTranslation('companies.admin');
  const rename = useRuledForm(nameRules, { name: company.name });
  const invite: PersonForm = useRuledForm(personRules, emptyPerson(locale));
  const save = useRenameCompany();
  const edit = useEditForm({
    ...{ form: rename, standing: company, save, conflict: 'COMP_009' },
    formOf: ({ name }: CompanyDetailWire) => ({ name }),
    termsOf: (values) => values,
    fieldOf: (field) => (field === 'name' ? field : null),
    onSaved: (saved) => {
      rename.reset({ name: saved.name });
      edit.rebaseOn(saved);
      notify({ type: 'success', message: t('form.renamed', { name: saved.name }) });
    },
  });
  const drawer = useRouteDrawer({
    backTo: paths.addCompany,
    isDirty: rename.formState.isDirty || invite.formState.isDirty,
  });
  return (
    <RouteDrawer drawer={drawer} title={company.name}>
      <div className="flex flex-col gap-9">
        {!company.isActive && (
          <p className="rounded-control border-2 border-warn px-4 py-3 font-semibold">{t('active.isInactive')}</p>
        )}
        <RenameForm form={rename} edit={edit} isPending={save.isPending} />
        <CompanyPeople company={company} />
        {company.isActive ? (
          <InviteForm companyId={company.id} form={invite} />
        ) : (
          <p className="text-muted">{t('people.inactive')}</p>
        )}
        <CompanyPlaces company={company} />
        <ActiveState company={company} onDone={edit.rebaseOn} />
      </div>
    </RouteDrawer>
  );
}
