import { placeOrderBody } from '@dronesoccer/contracts';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath } from '@/lib/paths';
import { NewsletterBox } from '@/features/common/newsletter-consent';
import { StepButton } from '@/features/common/step-button';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { ButtonLink } from '@/ui/actions/link';
import { updateDraft, useDraft } from '../model/draft-store';

const rules = { email: placeOrderBody.email.rule };

/** Who buys: a guest's e-mail is enough; an account is optional, never a condition. */
export function GuestDetails({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const email = useDraft((draft) => draft.email);
  const newsletter = useDraft((draft) => draft.newsletter);
  const form = useRuledForm(rules, { email });
  const submit = form.handleSubmit((values) => {
    updateDraft(values);
    onDone();
  });
  const field = form.register('email', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => updateDraft({ email: target.value }),
  });
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <Field label={t('details.email')} hint={t('details.emailHint')} error={form.errorOf('email')} required>
          <Input type="email" inputMode="email" autoComplete="email" {...field} />
        </Field>
        <NewsletterBox checked={newsletter} onChange={({ target }) => updateDraft({ newsletter: target.checked })} />
        <StepButton type="submit" className="sm:self-start">
          {t('details.continue')}
        </StepButton>
      </form>
      <section className="rounded-card bg-raised p-5 sm:p-6">
        <h2 className="display-3">{t('details.haveAccount')}</h2>
        <p className="mt-1 text-muted">{t('details.haveAccountText')}</p>
        <ButtonLink to={loginPathFor(localPath(paths.checkout('delivery'), locale))} variant="outline" className="mt-4">
          {t('details.signIn')}
        </ButtonLink>
      </section>
    </>
  );
}

/** A signed-in person has nothing to fill in here. */
export function MemberDetails({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('orders');
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="rounded-card bg-raised p-5">
        <span className="block font-bold">{name}</span>
        <span className="block text-muted">{t('details.signedIn', { email })}</span>
      </p>
      <ButtonLink to={paths.checkout('delivery')} size="lg">
        {t('details.continue')}
      </ButtonLink>
    </div>
  );
}
