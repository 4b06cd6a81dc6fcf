import { useSearchParams } from 'react-router-dom';
import { late } from '@/lib/late';
import { useChangeQuery } from '@/lib/router/use-change-query';
import type { PartnerDialogProps } from './partner-dialog';

const PartnerDialog = late<PartnerDialogProps>(() => import('./partner-dialog'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

/** The application, open at an address of its own (`?apply=1`): the footer, the header and mails lead to it. */
export function PartnerApplication() {
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const close = () => changeQuery((query) => query.delete('apply'), { replace: true });
  return <PartnerDialog open={search.get('apply') === '1'} onClose={close} />;
}
