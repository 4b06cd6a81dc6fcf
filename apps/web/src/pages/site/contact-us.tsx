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
  const { t } = useTranslation('contacts');
  const openChooser = useLocationChoice((choice) => choice.setOpen);
  return (
    <>
      <PageTitle title={t('page.title')} lead={t('page.lead')} />
      <div className="page-width grid grid-cols-1 items-start gap-x-14 gap-y-14 pb-24 lg:grid-cols-[7fr_5fr]">
        <ContactPanel />
        <aside className="flex flex-col gap-10">
          <Office />
          <section aria-labelledby="faster" className="flex flex-col">
            <h2 id="faster" className="display-3 mb-4">
              {t('page.faster')}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {matters.map(({ key, to }) => (
                <li key={key} className="flex flex-col items-start py-4">
                  <h3 className="font-semibold">{t(`page.${key}.heading`)}</h3>
                  <p className="text-sm text-muted">{t(`page.${key}.text`)}</p>
                  <TextLink to={to} className="inline-flex min-h-11 items-center">
                    {t(`page.${key}.link`)}
                  </TextLink>
                </li>
              ))}
              <li className="flex flex-col items-start py-4">
                <h3 className="font-semibold">{t('page.arena.heading')}</h3>
                <p className="mb-2 text-sm text-muted">{t('page.arena.text')}</p>
                <Button variant="outline" onClick={() => openChooser(true)}>
                  {t('page.arena.link')}
                </Button>
              </li>
            </ul>
          </section>
          <section className="flex flex-col items-start gap-3 border-t-4 border-ink pt-6">
            <h2 className="display-3">{t('page.safety.heading')}</h2>
            <p>{t('page.safety.text')}</p>
            <ButtonLink to={paths.safeSport} variant="outline">
              {t('page.safety.link')}
            </ButtonLink>
          </section>
        </aside>
      </div>
    </>
  );
}
