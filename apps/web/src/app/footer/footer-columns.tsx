import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';

/** The footer's three columns (spec 2, Footer). */
const columns = [
  {
    title: 'footer.company',
    links: [
      { label: 'footer.about', to: paths.about },
      { label: 'footer.gallery', to: paths.gallery },
      { label: 'footer.blogs', to: paths.blogs },
      { label: 'footer.aboutPage', to: paths.aboutPage },
    ],
  },
  {
    title: 'footer.community',
    links: [
      { label: 'footer.arenas', to: paths.findArena },
      { label: 'footer.member', to: paths.membership },
      { label: 'footer.partner', to: paths.applyAsPartner },
      { label: 'footer.franchise', to: paths.franchise },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { label: 'footer.contact', to: paths.contact },
      { label: 'footer.faq', to: paths.faq },
      { label: 'footer.accessibility', to: paths.accessibility },
    ],
  },
] as const;

export function FooterColumns() {
  return (
    <div className="grid gap-x-6 max-sm:divide-y max-sm:divide-line sm:grid-cols-3">
      {columns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
  );
}

/** A column, collapsed under its title on a phone so that the footer stays shorter than a screen. */
function Column({ title, links }: (typeof columns)[number]) {
  const { t } = useTranslation('layout');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={t(title)}>
      <p className="mb-2 font-semibold text-muted max-sm:hidden">{t(title)}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full items-center justify-between gap-4 font-semibold sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {t(title)}
        <ChevronDown
          aria-hidden
          className={cx('size-5 text-muted transition-transform duration-(--fast)', isOpen && 'rotate-180')}
        />
      </button>
      <ul id={id} className={cx(!isOpen && 'max-sm:hidden')}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold hover:underline max-sm:font-normal"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
