import { useTranslation } from 'react-i18next';
import { useLocationChoice } from '@/features/site/locations';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { PageTitle } from './parts/page-title';

const matters = [
  { key: 'order', to: paths.orders },
  { key: 'member', to: paths.membership },
  { key: 'franchise', to: paths.franchise },
  { key: 'partner', to: paths.partner },
  { key: 'question', to: paths.faq },
] as const;

export default function ContactPage() {
  const { t } = useTranslation('site');
  const openChooser = useLocationChoice((choice) => choice.setOpen);
  return (
    <>
      <PageTitle title={t('contact.title')} lead={t('contact.lead')} />
      <div className="page-width grid grid-cols-1 gap-x-12 pb-24 md:grid-cols-2">
        {matters.map(({ key, to }) => (
          <section key={key} className="flex flex-col items-start gap-3 border-t border-line py-8">
            <h2 className="display-3">{t(`contact.${key}.heading`)}</h2>
            <p className="text-muted">{t(`contact.${key}.text`)}</p>
            <ButtonLink to={to} variant="outline" className="mt-2">
              {t(`contact.${key}.link`)}
            </ButtonLink>
          </section>
        ))}
        <section className="flex flex-col items-start gap-3 border-t border-line py-8">
          <h2 className="display-3">{t('contact.arena.heading')}</h2>
          <p className="text-muted">{t('contact.arena.text')}</p>
          <Button variant="outline" className="mt-2" onClick={() => openChooser(true)}>
            {t('contact.arena.link')}
          </Button>
        </section>
        <section className="flex flex-col gap-3 border-t-4 border-red-fill py-8 md:col-span-2">
          <h2 className="display-3">{t('contact.safety.heading')}</h2>
          <p className="text-column">{t('contact.safety.text')}</p>
        </section>
      </div>
    </>
  );
}
