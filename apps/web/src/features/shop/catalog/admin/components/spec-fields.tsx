import { productLimits } from '@dronesoccer/contracts';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { FormSection } from '@/ui/layout/form-section';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { FieldError } from '@/ui/fields/field';
import type { ProductForm, SpecRow } from '../model/product-form';

const languages = [
  {
    lang: 'en',
    title: 'form.english',
    cells: [
      { name: 'labelEn', label: 'form.specLabelEn', hint: 'form.label' },
      { name: 'valueEn', label: 'form.specValueEn', hint: 'form.value' },
    ],
  },
  {
    lang: 'fr',
    title: 'form.french',
    cells: [
      { name: 'labelFr', label: 'form.specLabelFr', hint: 'form.label' },
      { name: 'valueFr', label: 'form.specValueFr', hint: 'form.value' },
    ],
  },
] as const;

const blank: SpecRow = { labelEn: '', valueEn: '', labelFr: '', valueFr: '' };

/**
 * The specification rows of label and value. Both languages of a row are side by side, so that neither is forgotten.
 */
export function SpecFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation('catalog.admin');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specs' });
  const error = form.errorOf('specs');
  return (
    <FormSection title={t('form.specs')} text={t('form.specsText')} columns={1}>
      {fields.length > 0 && (
        <ol className="flex flex-col gap-3">
          {fields.map((row, index) => (
            <li key={row.id} className="flex items-start gap-2 rounded-card border border-line p-3">
              <div className="grid min-w-0 grow grid-cols-1 gap-3 sm:grid-cols-2">
                {languages.map(({ lang, title, cells }) => (
                  <div key={lang} className="min-w-0">
                    <p aria-hidden className="pb-1 text-sm text-muted">
                      {t(title)}
                    </p>
                    <div className="grid grid-cols-1 gap-2 lg:grid-cols-2">
                      {cells.map(({ name, label, hint }) => (
                        <Input
                          key={name}
                          lang={lang}
                          autoComplete="off"
                          aria-label={t(label, { number: index + 1 })}
                          placeholder={t(hint)}
                          {...form.register(`specs.${index}.${name}`)}
                        />
                      ))}
                    </div>
                  </div>
                ))}
              </div>
              <IconButton
                icon={Trash2}
                label={t('form.removeSpec', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <FieldError error={error} />
      {fields.length < productLimits.productSpecsMax && (
        <Button variant="outline" className="self-start justify-self-start" onClick={() => append(blank)}>
          <Plus aria-hidden className="size-5" />
          {t('form.addSpec')}
        </Button>
      )}
    </FormSection>
  );
}
