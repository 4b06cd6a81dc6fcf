import { type BookingWire, mapUrl } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { textLinkClass } from '@/ui/actions/link';
import { LateMarkdown } from '@/ui/layout/late-markdown';

/** Shows the arena's rules, the way there and the things to bring. */
export function BookingNotes({ booking: { notes, slot } }: { booking: BookingWire }) {
  const { t } = useTranslation('bookings');
  const texts = [
    { title: t('notes.bring'), text: notes.bring },
    { title: t('notes.gettingThere'), text: notes.gettingThere },
    { title: t('notes.rules'), text: notes.rules },
  ].filter(({ text }) => text !== '');
  return (
    <div className="flex flex-col gap-6">
      {texts.map(({ title, text }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="display-3">{title}</h2>
          <LateMarkdown source={text} />
        </section>
      ))}
      <a
        href={mapUrl(slot.arena.location)}
        target="_blank"
        rel="noreferrer"
        className={`${textLinkClass} inline-flex min-h-11 items-center self-start`}
      >
        {t('notes.map')}
      </a>
    </div>
  );
}
