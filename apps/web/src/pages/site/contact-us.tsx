import { useTranslation } from 'react-i18next';
import { ContactPanel, Office } from '@/features/inbox/contacts';
import { useLocationChoice } from '@/features/places/locations';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { ButtonLink, TextLink } from '@/ui/actions/link';
import { PageTitle } from './parts/page-title';

const matters = [
  { key: 'order', to: paths.orders },
  { key: 'partner', to: paths.partner },
  { key: 'question', to: paths.faq },
] as const;

export default function ContactPage() {
  const { t } = useTranslation('site');
  const openChooser = useLocationChoice((choice) => choice.setOpen);
  return (
    <>
      <PageTitle title={t('contact.title')} lead={t('contact.lead')} />
      <div className="page-width grid grid-cols-1 items-start gap-x-14 gap-y-14 pb-24 lg:grid-cols-[7fr_5fr]">
        <ContactPanel />
        <aside className="flex flex-col gap-10">
          <Office />
          <section aria-labelledby="faster" className="flex flex-col">
            <h2 id="faster" className="display-3 mb-4">
              {t('contact.faster')}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {matters.map(({ key, to }) => (
                <li key={key} className="flex flex-col items-start py-4">
                  <h3 className="font-semibold">{t(`contact.${key}.heading`)}</h3>
                  <p className="text-sm text-muted">{t(`contact.${key}.text`)}</p>
                  <TextLink to={to} className="inline-flex min-h-11 items-center">
                    {t(`contact.${key}.link`)}
                  </TextLink>
                </li>
              ))}
              <li className="flex flex-col items-start py-4">
                <h3 className="font-semibold">{t('contact.arena.heading')}</h3>
                <p className="mb-2 text-sm text-muted">{t('contact.arena.text')}</p>
                <Button variant="outline" onClick={() => openChooser(true)}>
                  {t('contact.arena.link')}
                </Button>
              </li>
            </ul>
          </section>
          <section className="flex flex-col items-start gap-3 border-t-4 border-ink pt-6">
            <h2 className="display-3">{t('contact.safety.heading')}</h2>
            <p>{t('contact.safety.text')}</p>
            <ButtonLink to={paths.contactAbout('safe-sport')} variant="outline">
              {t('contact.safety.link')}
            </ButtonLink>
          </section>
        </aside>
      </div>
    </>
  );
}
