import type { ProductAdminWire } from '@dronesoccer/contracts';

type Publication = Pick<ProductAdminWire, 'isActive' | 'publishAt'>;

/** Returns what saving the form did to a product, which is null before its creation. */
export function saveOutcome(
  before: Publication | null,
  saved: Publication,
): 'created' | 'saved' | 'deactivated' | 'rescheduled' {
  if (before === null) return 'created';
  if (!before.isActive || saved.isActive) return 'saved';
  // Only a deactivation can be undone by activating the product: that would drop the time of its return.
  return saved.publishAt === null ? 'deactivated' : 'rescheduled';
}
