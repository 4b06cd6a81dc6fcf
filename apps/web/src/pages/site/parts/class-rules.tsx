import { useTranslation } from 'react-i18next';
import { classFacts } from '@/content/facts';
import { useLocale } from '@/lib/i18n/use-locale';
import { ArenaPlan } from './arena-plan';

/** The arena drawn to scale, and the limits of each federation. */
export function ClassRules({ size }: { size: 20 | 40 }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { arena, limits } = classFacts[size];
  return (
    <section className="night border-y border-line">
      <div className="page-width section-space grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <figure>
          <ArenaPlan size={size} className="w-full" />
          <figcaption className="mt-4 text-sm text-muted">{t('plan.scale', arena)}</figcaption>
        </figure>
        <div>
          <h2 className="display-2 mb-8">{t('plan.limits')}</h2>
          <dl className="border-t border-line">
            {limits.map(({ federation, rule }) => (
              <div key={federation} className="border-b border-line py-5">
                <dt className="numeral text-2xl">{federation}</dt>
                <dd className="mt-2 text-muted">{rule[locale]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
