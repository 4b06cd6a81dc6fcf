import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { joinFrom } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';

export interface JoinNoteProps {
  /** The amount that a member saves, in dollars. */
  savings: number;
  /** True for a list of times, whose savings differ. */
  isList?: boolean;
}

/** Says what a member would save, and leads to the plans and back. */
export function JoinNote({ savings, isList = false }: JoinNoteProps) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-5">
      <p className="font-bold">{t(isList ? 'note.upTo' : 'note.text', { savings: formatMoney(savings, locale) })}</p>
      <ButtonLink to={joinFrom} variant="outline">
        {t('note.action')}
      </ButtonLink>
    </section>
  );
}
