import { acceptedPolicies, type AcceptanceSubject } from '@dronesoccer/contracts';
import { textLinkClass } from '@/ui/actions/link';
import { PolicyButtons } from './policy-buttons';

/** The sentence above a button that says which policies pressing it accepts, with a link to each. */
export function AcceptedPolicies({ by, sentence }: { by: AcceptanceSubject; sentence: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {sentence} <PolicyButtons names={acceptedPolicies[by]} className={`min-h-11 ${textLinkClass}`} />
    </p>
  );
}
