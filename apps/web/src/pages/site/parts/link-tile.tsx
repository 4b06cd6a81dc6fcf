import { ArrowUpRight } from 'lucide-react';
import type { ArenaPicture } from '@/content/arena-pictures';
import { Link } from '@/ui/actions/link';
import { ArenaImage } from './arena-image';

/** A picture tile that is a link as a whole. */
export function LinkTile({
  to,
  title,
  text,
  picture,
}: {
  to: string;
  title: string;
  text?: string;
  picture: ArenaPicture;
}) {
  return (
    <Link
      to={to}
      className="night group relative isolate flex aspect-[4/5] flex-col justify-end overflow-clip rounded-card p-5 sm:aspect-[3/4] sm:p-6"
    >
      <ArenaImage
        name={picture}
        decorative
        // The tile shows a portrait crop of a wide picture, which is more than twice as wide as the tile.
        sizes="(min-width: 64rem) 62rem, (min-width: 40rem) 115vw, 200vw"
        className="absolute inset-0 -z-20 size-full max-w-none object-cover transition-transform duration-(--slow) ease-flight group-hover:scale-104 motion-reduce:transform-none"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ground via-ground/80 via-45% to-transparent to-90% lg:via-ground/70 lg:via-30% lg:to-70%" />
      <span className="display-3 flex items-center justify-between gap-3">
        {title}
        <ArrowUpRight
          aria-hidden
          className="size-6 shrink-0 transition-transform duration-(--medium) ease-flight group-hover:translate-x-1 group-hover:-translate-y-1"
        />
      </span>
      {text && <span className="mt-2 text-muted">{text}</span>}
    </Link>
  );
}
