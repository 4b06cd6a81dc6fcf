import { categoryMenu, type Locale } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '@/features/common/admin/saved-views';
import { useLocale } from '@/lib/i18n/use-locale';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { audienceIn, type AudienceValues, everyoneAudience, segmentOf } from '../../model/audience';
import type { CampaignForm } from '../../model/campaign-form';
import { placeIds } from '../../model/check-places';
import { AudienceCount } from './audience-count';
import { PlaceField } from './place-field';
import { TopicChoice } from './topic-choice';

const memberChoices = ['', 'yes', 'no'] as const;

/** The audience: topics, and rules that must all match. The count beside them is live. */
export function AudienceFields({ form }: { form: CampaignForm }) {
  const { t } = useTranslation('campaigns.admin');
  const locale: Locale = useLocale();
  const values = audienceFrom(form);
  const set = (changes: Partial<AudienceValues>) => {
    for (const [name, value] of Object.entries(changes) as [keyof AudienceValues, never][]) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
    }
  };
  const segment = segmentOf(values);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-column text-muted">{t('audience.text')}</p>
          <SavedViews
            screen="audiences"
            state={{ view: segment, showView: (view) => set(audienceIn(view)) }}
            words={t('audience.segments', { returnObjects: true })}
          />
        </div>
        <div id={placeIds.audience} tabIndex={-1} className="outline-offset-8">
          <TopicChoice chosen={values.tags} onChange={(tags) => set({ tags })} />
        </div>
        <FormSection title={t('audience.rules')} text={t('audience.rulesText')}>
          <Field label={t('audience.member')}>
            <Select
              value={values.member}
              onChange={({ target }) => set({ member: memberChoices.find((each) => each === target.value) ?? '' })}
            >
              <option value="">{t('audience.members.any')}</option>
              <option value="yes">{t('audience.members.yes')}</option>
              <option value="no">{t('audience.members.no')}</option>
            </Select>
          </Field>
          <Field label={t('audience.category')}>
            <Select value={values.category} onChange={({ target }) => set({ category: target.value })}>
              <option value="">{t('audience.anyCategory')}</option>
              {categoryMenu.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label[locale]}
                </option>
              ))}
            </Select>
          </Field>
          <PlaceField
            id={values.placeId}
            name={values.placeName}
            onChange={(placeId, placeName) => set({ placeId, placeName })}
          />
          {values.placeId !== '' && <TextField form={form} name="km" label={t('audience.km')} inputMode="numeric" />}
          <Field label={t('audience.quietDays')} hint={t('audience.quietHint')} error={form.errorOf('quietDays')}>
            <Input inputMode="numeric" autoComplete="off" {...form.register('quietDays')} />
          </Field>
        </FormSection>
      </div>
      <AudienceCount values={values} />
    </div>
  );
}

function audienceFrom(form: CampaignForm): AudienceValues {
  const names = Object.keys(everyoneAudience) as (keyof AudienceValues)[];
  form.watch(names);
  const values = form.getValues();
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as AudienceValues;
}
