import { Link } from '../actions/link';
import { useChosenInView } from './use-chosen-in-view';

interface PageTab {
  id: string;
  to: string;
  label: string;
}

interface PageTabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly PageTab[];
  chosen: string;
}

/** Tabs that look like `Tabs`, but are separate pages with their own addresses. */
export function PageTabs({ label, items, chosen }: PageTabsProps) {
  const row = useChosenInView<HTMLElement>(chosen);
  return (
    <nav ref={row} aria-label={label} className="overflow-x-auto">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {items.map(({ id, to, label: name }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === chosen ? 'page' : undefined}
              className="control-text relative inline-flex min-h-12 items-center px-4 whitespace-nowrap text-muted transition-colors duration-(--fast) after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:scale-x-0 after:rounded-full after:bg-ice-fill hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:scale-x-100"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
