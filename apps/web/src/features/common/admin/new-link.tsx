import { Plus } from 'lucide-react';
import { fromList } from '@/lib/router/from-list';
import { ButtonLink } from '@/ui/actions/link';

/** Opens the drawer for a new entry over its list. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} state={fromList} preventScrollReset aria-keyshortcuts="n">
      <Plus aria-hidden className="size-5" />
      {label}
    </ButtonLink>
  );
}
