import { type AccountState, Role } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';
import { stateTones } from '../model/account';

export function StateBadge({ state }: { state: AccountState }) {
  const { t } = useTranslation('accounts.admin');
  return <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>;
}

/** The names of the roles. Everyone is a player, so this role is named only if it is the only one. */
export function RoleNames({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('accounts.admin');
  const special = roles.filter((role) => role !== Role.PLAYER);
  if (special.length === 0) return <span className="text-muted">{t(`roles.${Role.PLAYER}`)}</span>;
  return <>{special.map((role) => t(`roles.${role}`)).join(', ')}</>;
}
