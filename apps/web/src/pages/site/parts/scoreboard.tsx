import type { PageFact } from '@/features/content/pages';
import { cx } from '@/lib/cx';

interface ScoreboardProps {
  label: string;
  /** Set if the figures are in another language than the page. */
  lang?: string | undefined;
  facts: readonly PageFact[];
}

/** Figures on a scoreboard, red on one half and blue on the other, like the teams. */
export function Scoreboard({ label, lang, facts }: ScoreboardProps) {
  return (
    <section aria-label={label} className="night border-y border-line">
      <dl lang={lang} className="page-width grid grid-cols-2 lg:grid-cols-4">
        {facts.map((fact, index) => (
          <div
            key={fact.figure}
            className={cx(
              'flex flex-col-reverse justify-end gap-2 border-line py-8 pr-4 lg:py-12',
              index % 2 === 1 && 'border-l pl-5 lg:pl-8',
              index % 2 === 0 && 'lg:pl-8 lg:first:pl-0',
              index === 2 && 'lg:border-l',
              index > 1 && 'max-lg:border-t',
            )}
          >
            <dt className="max-w-44 text-sm text-muted sm:text-base">{fact.label}</dt>
            <dd
              className={cx(
                'numeral text-[clamp(1.5rem,1rem+2.1vw,3.25rem)] whitespace-nowrap',
                index < facts.length / 2 ? 'text-red' : 'text-ice',
              )}
            >
              {fact.figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
