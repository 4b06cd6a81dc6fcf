import { useTranslation } from 'react-i18next';
import { ArenaImage } from '../parts/arena-image';

const looks = ['one', 'two', 'three'] as const;

/** Explains a match, beside two pictures of one. */
export function HomePlay() {
  const { t } = useTranslation('site');
  return (
    <section className="page-width section-space grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <h2 className="display-2 mb-10">{t('home.play.heading')}</h2>
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
      <div className="relative pb-[22%] pl-[12%]">
        <ArenaImage name="match" sizes="(min-width: 64rem) 36rem, 80vw" className="w-full rounded-card" />
        <ArenaImage
          name="goal-moment"
          sizes="(min-width: 64rem) 22rem, 52vw"
          className="absolute bottom-0 left-0 w-[58%] rounded-card border-8 border-ground"
        />
      </div>
    </section>
  );
}
