import { useTranslation } from 'react-i18next';
import { WhenSeen } from '@/ui/layout/when-seen';
import { ArenaPlan } from '../parts/arena-plan';
import { LateReplay } from './late-replay';
import { type SectionProps, SectionTop } from './section-text';

const looks = ['one', 'two', 'three'] as const;

/** Explains a match, beside the replay of a goal. */
export function HomePlay({ text }: SectionProps) {
  const { t } = useTranslation('site');
  return (
    <section className="page-width section-space grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <SectionTop text={text} builtIn={t('home.play.heading')} className="mb-10" />
        <ol className="flex flex-col gap-8">
          {looks.map((look, index) => (
            <li key={look} className="grid grid-cols-[3.5rem_1fr] gap-4">
              <span aria-hidden className="numeral text-5xl">
                {index + 1}
              </span>
              <div>
                <h3 className="display-3 mb-1">{t(`home.play.${look}.heading`)}</h3>
                <p className="text-column text-muted">{t(`home.play.${look}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <WhenSeen className="min-h-[36rem]" before={<ArenaPlan size={40} className="w-full" />}>
        <LateReplay />
      </WhenSeen>
    </section>
  );
}
