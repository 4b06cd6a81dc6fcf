import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';
import { Closing } from '../parts/closing';
import { type SectionProps, useTextLang } from './section-text';

export function HomeClosing({ text }: SectionProps) {
  const { t } = useTranslation('site');
  const { isSignedIn } = useSession();
  const lang = useTextLang(text);
  return (
    <Closing
      heading={<span lang={lang}>{text.title || t('home.closing.heading')}</span>}
      lead={
        text.summary !== '' && (
          <p lang={lang} className="text-column text-muted">
            {text.summary}
          </p>
        )
      }
    >
      <ButtonLink to={paths.shop} size="lg">
        {t('home.closing.shop')}
      </ButtonLink>
      {!isSignedIn && (
        <ButtonLink to={paths.membership} size="lg" variant="outline">
          {t('home.closing.join')}
        </ButtonLink>
      )}
    </Closing>
  );
}
