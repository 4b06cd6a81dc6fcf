import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LetterList, recentLettersQuery } from '@/features/newsletter/archive';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { recentLettersRoom } from './recent-letters-room';

/** The length of a row on a wide screen. */
const most = 3;

/** The latest newsletter issues. Renders nothing if there are none. */
export default function RecentLetters() {
  const { t } = useTranslation('letters');
  const { data, isPending } = useQuery(recentLettersQuery());
  if (isPending) return <div className={recentLettersRoom} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="recent-letters" className="page-width section-space">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="recent-letters" className="display-2">
          {t('recent.title')}
        </h2>
        <TextLink to={paths.letters} className="inline-flex min-h-11 items-center">
          {t('recent.all')}
        </TextLink>
      </div>
      <LetterList letters={data.slice(0, most)} level="h3" />
    </section>
  );
}
