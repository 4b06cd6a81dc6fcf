import { type ContactMessageWire, type ContactWire, MessageState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Record<MessageState, BadgeTone> = {
  [MessageState.QUEUED]: 'neutral',
  [MessageState.SENT]: 'good',
  [MessageState.REFUSED]: 'strong',
};

/** The answers so far, with their authors and delivery status. */
export function ContactThread({ contact: { thread } }: { contact: ContactWire }) {
  const { t } = useTranslation('contacts.admin');
  if (thread.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="display-3 text-lg">{t('thread.title')}</h3>
      <ol className="flex flex-col gap-4">
        {thread.map((message) => (
          <Answer key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

function Answer({ message: { by, text, author, at, state, refusal } }: { message: ContactMessageWire }) {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  return (
    <li className="flex flex-col gap-2 rounded-card border-l-4 border-ice bg-raised p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="font-semibold text-ink">{author ?? t('thread.gone')}</span>
        <span>{t(`thread.${by}`)}</span>
        <span className="tabular-nums">{formatOfficeDateTime(at, locale)}</span>
        <Badge tone={tones[state]}>{t(`messageStates.${state}`)}</Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {refusal && <p className="text-sm font-semibold text-red">{t(`thread.refused.${by}`, { code: refusal })}</p>}
    </li>
  );
}
