import { useTranslation } from 'react-i18next';
import { ArenaImage } from '../parts/arena-image';
import { type SectionProps, useTextLang } from './section-text';

/** The target of the footer's About us link (spec 2, Public routes). */
export function HomeAbout({ text }: SectionProps) {
  const { t } = useTranslation('site');
  const lang = useTextLang(text);
  const { title, summary, body } =
    text.title === ''
      ? { title: t('home.about.heading'), summary: t('home.about.text1'), body: t('home.about.text2') }
      : text;
  const paragraphs = body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section id="about-us" aria-labelledby="about-us-heading" className="border-t border-line bg-surface">
      <div className="page-width section-space grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <ArenaImage name="community" sizes="(min-width: 64rem) 40rem, 92vw" className="w-full rounded-card" />
        <div lang={lang} className="flex flex-col gap-5">
          <h2 id="about-us-heading" className="display-2">
            {title}
          </h2>
          {summary !== '' && <p className="lead text-column">{summary}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-column text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
