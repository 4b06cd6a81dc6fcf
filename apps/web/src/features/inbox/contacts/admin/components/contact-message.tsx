import { ContactType, type ContactWire, contactLabels, detailLines } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { MailsLink } from '@/features/common/admin/mails-link';
import { formatOfficeDateTime, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';

/** The sender, the subject and the message. */
export function ContactMessage({ contact }: { contact: ContactWire }) {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  const { type, fullName, email, phone, hasSmsConsent, message, details, createdAt, locale: theirs } = contact;
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-col">
        <p className="text-sm text-muted">
          {contactLabels.types[type][locale]} · {formatOfficeDateTime(createdAt, locale)} · {t(`languages.${theirs}`)}
        </p>
        <h3 className="display-3 mt-1 wrap-anywhere">{fullName || t('contact.unnamed')}</h3>
        <TextLink to={`mailto:${email}`} className="inline-flex min-h-11 items-center self-start wrap-anywhere">
          {email}
        </TextLink>
        {type !== ContactType.SAFE_SPORT && <MailsLink to={email} />}
        {phone && (
          <span className="flex flex-wrap items-center gap-x-3">
            <TextLink to={`tel:${phone}`} className="inline-flex min-h-11 items-center tabular-nums">
              {formatPhone(phone)}
            </TextLink>
            <span className="text-sm text-muted">{t(hasSmsConsent ? 'contact.consent' : 'contact.noConsent')}</span>
          </span>
        )}
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 empty:hidden sm:grid-cols-2">
        {detailLines(type, details).map(({ label, value }) => (
          <div key={label.en}>
            <dt className="text-sm text-muted">{label[locale]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value[locale]}</dd>
          </div>
        ))}
      </dl>
      <p lang={theirs} className="rounded-card bg-raised p-5 wrap-anywhere whitespace-pre-line">
        {message}
      </p>
    </section>
  );
}
