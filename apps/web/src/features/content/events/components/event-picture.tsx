import type { EventWire } from '@dronesoccer/contracts';
import { cx } from '@/lib/cx';
import { Picture } from '@/ui/layout/picture';

interface EventPictureProps {
  event: Pick<EventWire, 'picture' | 'entry'>;
  sizes: string;
  priority?: boolean;
  className: string;
}

/** The picture of an event. An event without one shows the arena. */
export function EventPicture({ event: { picture, entry }, sizes, priority, className }: EventPictureProps) {
  return (
    <Picture
      src={picture?.url ?? `/pictures/arena/${entry ? 'tournament' : 'community'}.webp`}
      alt={picture?.alt ?? ''}
      focus={picture?.focus}
      sizes={sizes}
      priority={priority}
      className={cx('w-full bg-raised object-cover', className)}
    />
  );
}
