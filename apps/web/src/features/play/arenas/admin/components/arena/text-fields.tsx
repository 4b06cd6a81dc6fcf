import { useTranslation } from 'react-i18next';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { MarkdownInput } from '@/ui/fields/markdown-input';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import type { ArenaForm } from '../../model/arena-form';

const forVisitors = ['rulesEn', 'rulesFr', 'bringEn', 'bringFr', 'gettingThereEn', 'gettingThereFr'] as const;

const packages = ['standardIncludesEn', 'standardIncludesFr', 'premiumIncludesEn', 'premiumIncludesFr'] as const;

/** The arena's texts in both languages, side by side where there is room. */
export function TextFields({ form }: { form: ArenaForm }) {
  const { t } = useTranslation('arenas.admin');
  const prose = (name: 'descriptionEn' | 'descriptionFr' | (typeof forVisitors)[number], rows: number) => (
    <Field
      key={name}
      label={t(`form.${name}`)}
      error={form.errorOf(name)}
      required={name === 'descriptionEn' || name === 'descriptionFr'}
    >
      <MarkdownInput
        lang={name.endsWith('En') ? 'en' : 'fr'}
        rows={rows}
        source={form.watch(name)}
        {...form.register(name)}
      />
    </Field>
  );
  return (
    <>
      <FormSection title={t('form.texts')} text={t('form.textsText')}>
        <TextField form={form} name="nameEn" label={t('form.nameEn')} required lang="en" />
        <TextField form={form} name="nameFr" label={t('form.nameFr')} required lang="fr" />
        {prose('descriptionEn', 7)}
        {prose('descriptionFr', 7)}
      </FormSection>
      <FormSection title={t('form.visit')} text={t('form.visitText')}>
        {forVisitors.map((name) => prose(name, 4))}
      </FormSection>
      <FormSection title={t('form.packages')} text={t('form.packagesText')}>
        {packages.map((name) => (
          <Field key={name} label={t(`form.${name}`)} error={form.errorOf(name)}>
            <Input lang={name.endsWith('En') ? 'en' : 'fr'} autoComplete="off" {...form.register(name)} />
          </Field>
        ))}
      </FormSection>
    </>
  );
}
