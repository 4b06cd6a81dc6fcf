import type { Fact } from '@/content/facts';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';

/** Figures on a scoreboard, red on one half and blue on the other, like the teams. */
export function Scoreboard({ label, facts }: { label: string; facts: readonly Fact[] }) {
  const locale = useLocale();
  return (
    <section aria-label={label} className="night border-y border-line">
      <dl className="page-width grid grid-cols-2 lg:grid-cols-4">
        {facts.map((fact, index) => (
          <div
            key={fact.figure.en}
            className={cx(
              'flex flex-col-reverse justify-end gap-2 border-line py-8 pr-4 lg:py-12',
              index % 2 === 1 && 'border-l pl-5 lg:pl-8',
              index % 2 === 0 && 'lg:pl-8 lg:first:pl-0',
              index === 2 && 'lg:border-l',
              index > 1 && 'max-lg:border-t',
            )}
          >
            <dt className="max-w-44 text-sm text-muted sm:text-base">{fact.label[locale]}</dt>
            <dd
              className={cx(
                'numeral text-[clamp(1.5rem,1rem+2.1vw,3.25rem)] whitespace-nowrap',
                index < facts.length / 2 ? 'text-red' : 'text-ice',
              )}
            >
              {fact.figure[locale]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
