import type { MembershipStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';
import { membershipTones } from '../model/membership';

export function StatusBadge({ status }: { status: MembershipStatus }) {
  const { t } = useTranslation('memberships.admin');
  return <Badge tone={membershipTones[status]}>{t(`status.${status}`)}</Badge>;
}
