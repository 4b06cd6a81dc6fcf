import { ImageOff } from 'lucide-react';
import { Picture } from '@/ui/layout/picture';

/** The thumbnail at the start of a row. A null `url` means that there is no picture. */
export function Cover({ url }: { url: string | null }) {
  return url === null ? (
    <span className="flex h-11 w-14 shrink-0 compact:h-7 compact:w-9 items-center justify-center rounded-control border border-line text-muted">
      <ImageOff aria-hidden className="size-5" />
    </span>
  ) : (
    <Picture
      src={url}
      alt=""
      sizes="56px"
      className="h-11 w-14 shrink-0 compact:h-7 compact:w-9 rounded-control object-cover"
    />
  );
}
