import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import type { SentContact } from './contact-form';

/** Confirms that the message was sent. Takes the focus, because the focused button is gone. */
export function ContactSent({ sent: { number, email }, onAgain }: { sent: SentContact; onAgain: () => void }) {
  const { t } = useTranslation('contacts');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="flex flex-col items-start gap-5 rounded-card border-2 border-good bg-raised p-6 sm:p-8">
      <CircleCheck aria-hidden className="size-10 text-good" />
      <h2 ref={title} tabIndex={-1} className="display-2 text-[clamp(1.75rem,2.8vw,2.5rem)] outline-none">
        {t('sent.title')}
      </h2>
      <p role="status" className="lead min-w-0 wrap-anywhere">
        {email === null ? t('sent.quiet') : t('sent.text', { email })}
      </p>
      <p>
        <span className="block text-sm text-muted">{t('sent.number')}</span>
        <span className="numeral text-2xl">{number}</span>
      </p>
      <Button variant="outline" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </section>
  );
}
