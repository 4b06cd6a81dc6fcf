import { fillFigures } from '@dronesoccer/domain';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { faq } from '@/content/faq';
import { usePolicyFigures } from '@/features/common/policy-figures';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink, TextLink } from '@/ui/actions/link';
import { Closing } from './parts/closing';
import { PageTitle } from './parts/page-title';

export default function FaqPage() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const figures = usePolicyFigures();
  return (
    <>
      <PageTitle title={t('faq.title')} lead={t('faq.lead')} />
      <div className="page-width pb-24">
        <div className="max-w-4xl border-t border-line">
          {faq.map(({ question, answer, link }) => (
            <details key={question.en} className="group border-b border-line">
              <summary className="display-3 flex min-h-16 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                {question[locale]}
                <Plus
                  aria-hidden
                  className="size-6 shrink-0 text-ice transition-transform duration-(--fast) group-open:rotate-45"
                />
              </summary>
              <div className="flex flex-col items-start gap-2 pb-6">
                <p className="lead text-column text-muted">{fillFigures(answer[locale], figures)}</p>
                {link && (
                  <TextLink to={link.to} className="inline-flex min-h-11 items-center">
                    {link.label[locale]}
                  </TextLink>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
      <Closing heading={t('faq.more')}>
        <ButtonLink to={paths.contact} size="lg">
          {t('faq.contact')}
        </ButtonLink>
      </Closing>
    </>
  );
}
