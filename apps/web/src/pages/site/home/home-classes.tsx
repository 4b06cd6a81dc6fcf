import { useTranslation } from 'react-i18next';
import { classFacts } from '@/content/facts';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { ArenaPlan } from '../parts/arena-plan';
import { type SectionProps, SectionTop } from './section-text';

const classes = [
  { size: 20, to: paths.class20, label: 'nav.class20', about: 'home.classes.class20' },
  { size: 40, to: paths.class40, label: 'nav.class40', about: 'home.classes.class40' },
] as const;

/** Both classes side by side, with their arenas drawn to the same scale to show the difference. */
export function HomeClasses({ text }: SectionProps) {
  const { t } = useTranslation(['site', 'layout']);
  const floor = (size: 20 | 40) =>
    `${classFacts[size].arena.width}\u00a0×\u00a0${classFacts[size].arena.length}\u00a0m`;
  return (
    <section className="night border-y border-line">
      <div className="page-width section-space">
        <SectionTop text={text} builtIn={t('home.classes.heading')} />
        <p className="mt-4 text-muted">{t('home.classes.scale', { small: floor(20), large: floor(40) })}</p>
        <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
          {classes.map(({ size, to, label, about }) => (
            <Link key={size} to={to} className="group flex flex-col gap-8 rounded-card">
              <div className="flex items-end justify-between gap-6">
                <span className="numeral text-[clamp(5rem,14vw,11rem)]">{size}</span>
                <span className="flex max-w-64 flex-col gap-1 pb-2">
                  <span className="display-3 group-hover:underline">{t(label, { ns: 'layout' })}</span>
                  <span className="text-muted">{t(about)}</span>
                  <span className="text-sm text-muted">{t('home.classes.goal', { cm: classFacts[size].goalCm })}</span>
                </span>
              </div>
              <ArenaPlan size={size} toScale className="mt-auto" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
