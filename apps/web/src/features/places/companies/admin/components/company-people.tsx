import type { CompanyAdminWire, CompanyDetailWire } from '@dronesoccer/contracts';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Badge } from '@/ui/feedback/badge';
import { FormSection } from '@/ui/layout/form-section';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useInviteAdmin, useRemoveAdmin } from '../api/use-company-changes';

/** The company's administrators, including those invited who have not chosen a password yet. */
export function CompanyPeople({ company }: { company: CompanyDetailWire }) {
  const { t } = useTranslation('companies.admin');
  // Keep the person's name in the dialog while it closes.
  const [asked, setAsked] = useState<CompanyAdminWire | null>(null);
  const [isAsking, setAsking] = useState(false);
  const confirmed = useConfirmed();
  const remove = useRemoveAdmin(company.id, confirmed.run);
  const confirm = ({ id, name }: CompanyAdminWire) =>
    remove.mutate(id, {
      onSuccess: () => {
        setAsking(false);
        notify({ type: 'success', message: t('people.removed', { name }) });
      },
    });
  const ask = (person: CompanyAdminWire) => {
    remove.reset();
    setAsked(person);
    setAsking(true);
  };
  return (
    <FormSection title={t('people.title')} columns={1}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {company.people.map((person) => (
          <Person key={person.id} company={company} person={person} onRemove={() => ask(person)} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('people.removeTitle', { name: asked?.name ?? '' })}
        text={t('people.removeText', { name: asked?.name ?? '', company: company.name })}
        confirmLabel={t('people.removeConfirm')}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => asked && confirm(asked)}
      />
      {confirmed.dialog}
    </FormSection>
  );
}

interface PersonProps {
  company: CompanyDetailWire;
  person: CompanyAdminWire;
  onRemove: () => void;
}

function Person({ company, person: { name, firstName, lastName, email, hasJoined }, onRemove }: PersonProps) {
  const { t } = useTranslation('companies.admin');
  const locale = useLocale();
  const confirmed = useConfirmed();
  const invite = useInviteAdmin(company.id, confirmed.run);
  const inviteAgain = () =>
    invite.mutate(
      { firstName, lastName, email, locale },
      {
        onSuccess: () => notify({ type: 'success', message: t('people.sent', { email }) }),
        onError: (error) => notify({ type: 'danger', message: errorMessage(error) }),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 grow break-words">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm break-all text-muted">{email}</span>
      </span>
      <Badge tone={hasJoined ? 'good' : 'ice'}>{t(hasJoined ? 'people.joined' : 'people.invited')}</Badge>
      {!hasJoined && company.isActive && (
        <Button
          variant="quiet"
          aria-label={t('people.again', { name })}
          title={t('people.again', { name })}
          pending={invite.isPending}
          onClick={inviteAgain}
        >
          {t('people.againShort')}
        </Button>
      )}
      <IconButton icon={UserMinus} label={t('people.remove', { name })} onClick={onRemove} />
      {confirmed.dialog}
    </li>
  );
}
