import { Plus } from 'lucide-react';
import { ButtonLink } from '@/ui/actions/link';

/** Opens the drawer for a new entry over its list. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} state={{ fromList: true }} preventScrollReset aria-keyshortcuts="n">
      <Plus aria-hidden className="size-5" />
      {label}
    </ButtonLink>
  );
}
