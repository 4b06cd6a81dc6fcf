import { type CompanyNameWire, grantableRoles } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useCompanyNames } from '@/features/common/admin/use-company-names';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { type Access, needsCompany, toggleRole } from '../model/account';

interface RoleFieldsProps {
  access: Access;
  onChange: (access: Access) => void;
  /** The current company, which is offered even if it is inactive. */
  company?: CompanyNameWire | null;
  companyError: string | undefined;
}

/** The roles that can be granted, each with what it allows, and the company of a COMPANY_ADMIN. */
export function RoleFields({ access, onChange, company = null, companyError }: RoleFieldsProps) {
  const { t } = useTranslation('accounts.admin');
  const { companies } = useCompanyNames();
  const isListed = company === null || companies.some(({ id }) => id === company.id);
  const offered = isListed ? companies : [company, ...companies];
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-[0.9375rem] font-semibold">{t('rolesField.legend')}</legend>
        {grantableRoles.map((role) => (
          <Checkbox
            key={role}
            checked={access.roles.includes(role)}
            onChange={() => onChange(toggleRole(access, role))}
            label={
              <>
                <span className="font-semibold">{t(`roles.${role}`)}</span>
                <span className="block text-sm text-muted">{t(`rolesField.allows.${role}`)}</span>
              </>
            }
          />
        ))}
      </fieldset>
      {needsCompany(access) && (
        <Field label={t('rolesField.company')} error={companyError} required>
          <Select value={access.companyId} onChange={({ target }) => onChange({ ...access, companyId: target.value })}>
            <option value="">{t('rolesField.choose')}</option>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p className="text-sm text-muted">
        {t('rolesField.member')} <TextLink to={paths.membershipDesk}>{t('rolesField.desk')}</TextLink>
      </p>
    </div>
  );
}
