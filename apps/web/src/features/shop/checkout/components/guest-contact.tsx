import { placeOrderBody } from '@dronesoccer/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewsletterBox } from '@/features/common/newsletter-consent';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { TextLink } from '@/ui/actions/link';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { updateDraft, useDraft } from '../model/draft-store';

/** The rule of the email field, which only a guest's form has. */
export const guestRules = { email: placeOrderBody.email.rule };

interface GuestContactProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The email address for the confirmation, at the top of a guest's delivery form. */
export function GuestContact({ field, error }: GuestContactProps) {
  const { t } = useTranslation('orders');
  const newsletter = useDraft((draft) => draft.newsletter);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('details.email')} hint={t('details.emailHint')} error={error} required>
        <Input type="email" inputMode="email" autoComplete="email" {...field} />
      </Field>
      <NewsletterBox checked={newsletter} onChange={({ target }) => updateDraft({ newsletter: target.checked })} />
    </div>
  );
}

/** Invites guests to sign in. An account is never required. */
export function GuestLogin() {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <p className="text-muted">
      {t('details.haveAccount')}{' '}
      <TextLink
        to={loginPathFor(localPath(paths.checkout('delivery'), locale))}
        className="inline-flex min-h-11 items-center"
      >
        {t('details.signIn')}
      </TextLink>
    </p>
  );
}
