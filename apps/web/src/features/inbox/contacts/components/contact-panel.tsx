import { contactLabels } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { RadioGroup } from '@/ui/fields/radio-group';
import { contactTypes, slugOf, typeOf } from '../model/types';
import { ContactSent } from './contact-sent';
import type { SentContact } from './contact-form';
import { LateContactForm } from './late-contact-form';

/** The choice of the message type, which is kept in the address, and its form or, once sent, a confirmation. */
export function ContactPanel() {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const [sent, setSent] = useState<SentContact | null>(null);
  const type = typeOf(params.get('type'));
  if (sent) return <ContactSent sent={sent} onAgain={() => setSent(null)} />;
  return (
    <section aria-labelledby="write" className="flex flex-col gap-6">
      <h2 id="write" className="display-2 text-[clamp(1.75rem,2.8vw,2.5rem)]">
        {t('title')}
      </h2>
      <RadioGroup
        legend={t('about')}
        className="sm:grid sm:grid-cols-2"
        value={type}
        onChange={(chosen) => changeQuery((query) => query.set('type', slugOf(chosen)), { replace: true })}
        options={contactTypes.map((value) => ({
          value,
          label: contactLabels.types[value][locale],
          hint: t(`types.${value}`),
        }))}
      />
      <LateContactForm type={type} onSent={setSent} />
    </section>
  );
}
