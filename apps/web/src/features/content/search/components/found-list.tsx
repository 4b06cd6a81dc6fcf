import type { FoundPageWire, PictureFocus } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { Link, TextLink } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';

interface FoundListProps<Found extends FoundPageWire> {
  /** Unique on the page. */
  id: string;
  title: string;
  found: readonly Found[];
  /** Returns the English path of a result. */
  pathOf: (found: Found) => string;
  /** The picture of results without one. Without it, they have none. */
  fallback?: string;
  /** A price or a date, in front of the text. */
  noteOf?: (found: Found) => ReactNode;
  /** A part after the text, such as the next open time of an arena. */
  endOf?: (found: Found) => ReactNode;
  /** The link to the whole list. */
  all?: { to: string; label: string };
}

/** The results of one kind. Each is a link as a whole. */
export function FoundList<Found extends FoundPageWire>(props: FoundListProps<Found>) {
  const { id, title, found, pathOf, fallback, noteOf, endOf, all } = props;
  const locale = useLocale();
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display-3">
          {title}
        </h2>
        {all && (
          <TextLink to={all.to} className="inline-flex min-h-11 items-center">
            {all.label}
          </TextLink>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {found.map((page) => (
          <li key={page.address}>
            <Link
              to={pathOf(page)}
              className="group flex h-full items-center gap-4 rounded-card border border-line bg-surface p-3 transition-[border-color] duration-(--fast) hover:border-line-strong"
            >
              <FoundPicture src={page.picture?.url ?? fallback} focus={page.picture?.focus} />
              <div className="min-w-0 grow py-1">
                <span lang={page.locale === locale ? undefined : intlLocale[page.locale]}>
                  <span className="line-clamp-2 font-bold wrap-anywhere group-hover:underline">{page.title}</span>
                  {noteOf && <span className="block font-semibold">{noteOf(page)}</span>}
                  <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{page.text}</span>
                </span>
                {endOf && <div className="mt-1 flex min-h-17 flex-col gap-2">{endOf(page)}</div>}
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A small picture. It says nothing that the title does not. */
function FoundPicture({ src, focus }: { src: string | undefined; focus: PictureFocus | undefined }) {
  if (src === undefined) return null;
  return (
    <Picture
      src={src}
      alt=""
      sizes="8rem"
      focus={focus}
      className="aspect-4/3 w-24 shrink-0 rounded-control bg-raised object-cover"
    />
  );
}
