import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { LateDoorFact } from './late-door-fact';
import { type SectionProps, SectionTop } from './section-text';

const doors = [
  { door: 'parent', to: paths.findArena },
  { door: 'school', to: paths.category('complete-packages') },
  { door: 'pilot', to: paths.event },
  { door: 'club', to: paths.category('inflatable-units') },
] as const;

/** A way into the sport for each kind of visitor. Each shows a date or a price and leads to more of them. */
export function HomeDoors({ text }: SectionProps) {
  const { t } = useTranslation('site');
  return (
    <section aria-labelledby="doors" className="page-width section-space">
      <SectionTop text={text} builtIn={t('home.doors.heading')} id="doors" className="mb-8" />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {doors.map(({ door, to }) => (
          <li key={door}>
            <Link
              to={to}
              className="group flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
            >
              <span className="display-3 group-hover:underline">{t(`home.doors.${door}.title`)}</span>
              <span className="text-muted">{t(`home.doors.${door}.text`)}</span>
              <LateDoorFact door={door} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
