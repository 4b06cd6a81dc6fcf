import { newsletterConsent, type SubscribeBody } from '@dronesoccer/contracts';
import { currentLocale } from '@/lib/i18n/i18n';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox, type CheckboxProps } from '@/ui/fields/checkbox';

/** The newsletter consent with a checkbox, which must never be ticked by default. */
export function NewsletterBox(props: Omit<CheckboxProps, 'label'>) {
  return (
    <Checkbox
      label={<span className="text-sm text-muted">{newsletterConsent.text[useLocale()]}</span>}
      {...props}
      className="items-start"
    />
  );
}

/**
 * Subscribes an address as a side effect of another action. It makes a single attempt and ignores errors, because a
 * failure must not look like a failure of the account or order. The server emails a confirmation link; an existing
 * subscription stays as it is.
 */
export function subscribeQuietly(body: Required<Pick<SubscribeBody, 'email' | 'source'>>): void {
  const subscribing = call('newsletter.subscribe', { body: { ...body, locale: currentLocale() }, skipLoader: true });
  subscribing.catch(() => undefined);
}
