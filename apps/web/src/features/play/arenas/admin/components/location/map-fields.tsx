import { ExternalLink } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { textLinkClass } from '@/ui/actions/link';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { coordinatesIn, type LocationForm, pointUrl } from '../../model/location-form';

/** The location's coordinates. Both numbers can be pasted at once, as map applications copy them. */
export function MapFields({ form }: { form: LocationForm }) {
  const { t } = useTranslation('arenas.admin');
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const url = pointUrl({ latitude, longitude });
  const takeBoth = (event: ClipboardEvent) => {
    const point = coordinatesIn(event.clipboardData.getData('text'));
    if (point === null) return;
    event.preventDefault();
    form.setValue('latitude', point.latitude, { shouldDirty: true, shouldTouch: true });
    form.setValue('longitude', point.longitude, { shouldDirty: true, shouldTouch: true });
    form.clearErrors(['latitude', 'longitude']);
  };
  return (
    <FormSection title={t('locations.form.map')} text={t('locations.form.mapText')}>
      <Field
        label={t('locations.form.latitude')}
        hint={t('locations.form.latitudeHint')}
        error={form.errorOf('latitude')}
        required
      >
        <Input autoComplete="off" spellCheck={false} onPaste={takeBoth} {...form.register('latitude')} />
      </Field>
      <Field
        label={t('locations.form.longitude')}
        hint={t('locations.form.longitudeHint')}
        error={form.errorOf('longitude')}
        required
      >
        <Input autoComplete="off" spellCheck={false} onPaste={takeBoth} {...form.register('longitude')} />
      </Field>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={`${textLinkClass} inline-flex min-h-11 items-center gap-2 self-start`}
        >
          {t('locations.form.openMap')}
          <ExternalLink aria-hidden className="size-4.5" />
        </a>
      )}
    </FormSection>
  );
}
