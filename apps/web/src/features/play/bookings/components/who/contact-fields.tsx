import { useTranslation } from 'react-i18next';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { joinFrom, localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { ButtonLink, TextLink } from '@/ui/actions/link';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import type { WhoForm } from '../../model/draft';
import { updateDraft } from '../../model/draft-store';
import { GuardianFields } from '../guardian-fields';

/** The contact details and the guardian of a minor. Input is kept as it is typed. */
export function ContactFields({ form }: { form: RuledForm<WhoForm> }) {
  const { t } = useTranslation('bookings');
  const { errorOf, getValues, register, watch } = form;
  const keep = { onChange: () => updateDraft(getValues()) };
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-lg font-bold">{t('who.contact')}</legend>
        <Field label={t('who.fullName')} error={errorOf('fullName')} required className="sm:col-span-2">
          <Input autoComplete="name" {...register('fullName', keep)} />
        </Field>
        <Field label={t('who.email')} hint={t('who.emailHint')} error={errorOf('email')} required>
          <Input type="email" inputMode="email" autoComplete="email" {...register('email', keep)} />
        </Field>
        <Field label={t('who.phone')} hint={t('who.phoneHint')} error={errorOf('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone', keep)} />
        </Field>
      </fieldset>
      <GuardianFields isForMinor={watch('isForMinor')} register={(name) => register(name, keep)} errorOf={errorOf} />
    </>
  );
}

interface SignInNoteProps {
  slotId: string;
  hasMemberPrices: boolean;
  /** The dollars that a member would pay less. */
  savings: number;
}

/** Invites a guest to log in, which is optional, and says what a member saves. The entered data is kept. */
export function SignInNote({ slotId, hasMemberPrices, savings }: SignInNoteProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-5">
      <div>
        <h2 className="font-bold">{t('who.haveAccount')}</h2>
        <p className="text-sm text-muted">{t(hasMemberPrices ? 'who.haveAccountText' : 'who.haveAccountKeep')}</p>
        {savings > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-1.5">
            <span className="font-bold">{t('who.memberSaves', { amount: formatMoney(savings, locale) })}</span>{' '}
            <TextLink to={joinFrom} className="inline-flex min-h-11 items-center">
              {t('who.join')}
            </TextLink>
          </p>
        )}
      </div>
      <ButtonLink to={loginPathFor(localPath(paths.book(slotId), locale))} variant="outline">
        {t('signIn')}
      </ButtonLink>
    </section>
  );
}
