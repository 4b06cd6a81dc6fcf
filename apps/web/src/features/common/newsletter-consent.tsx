import { newsletterConsent, type SubscribeBody } from '@dronesoccer/contracts';
import { currentLocale } from '@/lib/i18n/i18n';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Checkbox, type CheckboxProps } from '@/ui/fields/checkbox';

/** The words that a person agrees to, beside a box that is never ticked beforehand. */
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
 * Subscribes an address beside what the person came for: once, and without a word, as a failure must not look like one
 * of their account or order. A link to confirm is mailed; who is subscribed already stays so.
 */
export function subscribeQuietly(body: Required<Pick<SubscribeBody, 'email' | 'source'>>): void {
  const subscribing = call('newsletter.subscribe', { body: { ...body, locale: currentLocale() }, skipLoader: true });
  subscribing.catch(() => undefined);
}
