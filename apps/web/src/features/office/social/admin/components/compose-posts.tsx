import type { Locale } from '@dronesoccer/contracts';
import { locales } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '@/features/common/admin/panel';
import { SectionPage } from '@/features/common/admin/section-page';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { filterClass } from '@/ui/data-table/filter-style';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { type SubjectKind, subjectKinds, useCandidates, useSharedSubject } from '../api/subjects';
import { outlets } from '../model/post';
import { FooterLinks } from './footer-links';
import { PostCard } from './post-card';
import { PostPicture } from './post-picture';

export function SocialMediaPage() {
  const { t } = useTranslation('dashboard.admin');
  return (
    <SectionPage title={t('social.title')} text={t('social.text')}>
      <FooterLinks />
      <ComposePosts />
    </SectionPage>
  );
}

const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' };

/**
 * Composes a post for each network about a campaign, a product, a tournament or a blog post. The chosen subject is kept
 * in the address.
 */
function ComposePosts() {
  const { t } = useTranslation('social.admin');
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const kind = subjectKinds.find((each) => each === search.get('about')) ?? 'campaign';
  const { items, error, isFetching, refetch } = useCandidates(kind);
  const chosen = items?.find(({ id }) => id === search.get('id'))?.id ?? items?.[0]?.id;
  const choose = (about: SubjectKind, id?: string) =>
    changeQuery(
      (query) => {
        query.set('about', about);
        if (id === undefined) query.delete('id');
        else query.set('id', id);
      },
      { replace: true },
    );
  return (
    <Panel title={t('posts.title')}>
      <p className="text-column text-muted">{t('posts.text')}</p>
      <div role="group" aria-label={t('posts.about')} className="flex flex-wrap gap-2">
        {subjectKinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            className={filterClass(each === kind)}
            onClick={() => choose(each)}
          >
            {t(`kinds.${each}`)}
          </button>
        ))}
      </div>
      {error && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!items && !error && <Skeleton className="h-14 max-w-xl" />}
      {items?.length === 0 && <EmptyState title={t(`none.${kind}`)} />}
      {items !== undefined && chosen !== undefined && (
        <>
          <Field label={t(`choose.${kind}`)} className="max-w-xl">
            <Select value={chosen} onChange={({ target }) => choose(kind, target.value)}>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Posts key={`${kind} ${chosen}`} kind={kind} id={chosen} />
        </>
      )}
    </Panel>
  );
}

function Posts({ kind, id }: { kind: SubjectKind; id: string }) {
  const { t } = useTranslation('social.admin');
  const pageLocale = useLocale();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const { shared, error } = useSharedSubject(kind, id);
  if (!shared && error) return <ErrorState error={error} />;
  if (!shared) return <Skeleton className="h-96 rounded-card" />;
  const { texts } = shared;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div role="group" aria-label={t('posts.language')} className="flex flex-wrap gap-2">
          {locales.map((each) => (
            <button
              key={each}
              type="button"
              lang={intlLocale[each]}
              aria-pressed={each === locale}
              className={filterClass(each === locale)}
              onClick={() => setLocale(each)}
            >
              {languageNames[each]}
            </button>
          ))}
        </div>
      </div>
      <PostPicture shared={shared} locale={locale} />
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {outlets.map((outlet) => (
          <li key={outlet.id}>
            <PostCard key={locale} outlet={outlet} subject={texts[locale]} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}
