import { type ProductAdminWire, productLimits } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useRouteDrawer, type RouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { PictureFields } from '@/features/common/admin/pictures/picture-fields';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { abandonOnLeave } from '@/features/common/admin/unsaved/abandon-on-leave';
import { UnsavedNotice } from '@/features/common/admin/unsaved/unsaved-notice';
import { useUnsavedForm } from '@/features/common/admin/unsaved/use-unsaved-form';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { useDeactivate } from '../api/use-deactivate';
import { useSaveProduct, useViewProduct } from '../api/use-product-changes';
import { checkProduct } from '../model/check-product';
import {
  altOf,
  createBodyOf,
  emptyProduct,
  fieldOf,
  formOf,
  productLabels,
  productRules,
  type ProductForm,
} from '../model/product-form';
import { saveOutcome } from '../model/save-outcome';
import { DetailFields } from './detail-fields';
import { FamilyFields } from './family-fields';
import { NoStockNote, OpeningStock } from './opening-stock';
import { PublicationFields } from './publication-fields';
import { PriceFields } from './price-fields';
import { SeoFields } from './seo-fields';
import { SpecFields } from './spec-fields';
import { TextFields } from './text-fields';

interface ProductFormDrawerProps {
  /** Null for a new product. */
  product: ProductAdminWire | null;
  /** The actions beside Save: duplicate and delete. */
  actions?: (drawer: RouteDrawer) => ReactNode;
  /** The content below the fields: the stock, which is moved rather than edited. */
  children?: ReactNode;
}

/**
 * Creates or edits a product. If someone else saves it meanwhile, their changes are shown before anything is
 * overwritten.
 */
export function ProductFormDrawer({ product, actions, children }: ProductFormDrawerProps) {
  const { t } = useTranslation(['catalog.admin', 'kit']);
  const locale = useLocale();
  const words = {
    priceTooLow: t('form.priceTooLow'),
    weightInvalid: t('form.weightInvalid', { max: productLimits.productWeightMaxGrams }),
    oversizeInvalid: t('form.oversizeInvalid', { max: productLimits.oversizeSurchargeMax }),
    specsInvalid: t('form.specsInvalid'),
    publishAtMissing: t('form.publishAtMissing'),
    altMissing: t('kit:pictures.altMissing'),
    piecesInvalid: t('form.piecesInvalid'),
    placeInvalid: t('family.placeInvalid', { max: productLimits.optionPlaceMax }),
  };
  const form: ProductForm = useRuledForm(productRules, product ? formOf(product, locale) : emptyProduct, (values, of) =>
    checkProduct(values, of, words),
  );
  const save = useSaveProduct();
  const { offerUndo } = useDeactivate();
  const view = useViewProduct();
  const pictures = usePictureUploads('products.admin.uploadPicture', (url) => {
    const { nameEn, nameFr, pictures: shown } = form.getValues();
    const picture = { url, alt: altOf(shown.length + 1, { en: nameEn, fr: nameFr }) };
    form.setValue('pictures', [...shown, picture], { shouldDirty: true, shouldTouch: true });
  });
  const drawer = useRouteDrawer({
    backTo: paths.allProducts,
    isDirty: form.formState.isDirty || pictures.isUploading,
  });

  const tellSaved = (saved: ProductAdminWire) => {
    const outcome = saveOutcome(product, saved);
    if (outcome === 'deactivated') {
      offerUndo(saved);
      return;
    }
    const time = saved.publishAt === null ? '' : formatOfficeDateTime(saved.publishAt, locale);
    notify({
      type: 'success',
      message: t(`form.${outcome}`, { name: saved.name[locale], time }),
      action: { label: t(saved.isActive ? 'actions.view' : 'actions.preview'), onPress: () => view.mutate(saved) },
    });
  };
  const edit = useEditForm({
    ...{ form, standing: product, termsOf: createBodyOf, fieldOf, save, conflict: 'PROD_009' },
    formOf: (wire) => formOf(wire, locale),
    isUploading: pictures.isUploading,
    onSaved: (saved) => {
      tellSaved(saved);
      unsaved.text.abandon();
      drawer.leave();
    },
  });
  const unsaved = useUnsavedForm(`product ${product?.id ?? 'new'}`, form, () => product && edit.meet(product));
  return (
    <FormDrawer
      drawer={{ ...drawer, guard: abandonOnLeave(drawer.guard, unsaved.text) }}
      width="wide"
      title={product ? product.name[locale] : t('form.newTitle')}
      description={product ? undefined : t('form.newText')}
      onSubmit={edit.submit}
      submitLabel={t(product ? 'form.save' : 'form.create')}
      pending={save.isPending}
      error={edit.error}
      actions={actions?.(drawer) ?? <NoStockNote form={form} />}
    >
      <UnsavedNotice text={unsaved.text} onTake={unsaved.take} />
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('conflict.title'),
          text: t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) }),
          fields: differingFields(form.getValues(), formOf(theirs, locale)).map((name) => t(productLabels[name])),
        })}
      />
      <PublicationFields form={form} wasPublished={product?.wasPublished ?? false} />
      <TextFields form={form} isNew={product === null} />
      <PriceFields form={form} />
      <PictureFields
        pictures={form.watch('pictures')}
        onChange={(next) =>
          form.setValue('pictures', [...next], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        error={form.errorOf('pictures')}
        max={productLimits.productPicturesMax}
        uploads={pictures}
      />
      {edit.isWaiting && (
        <p role="status" className="font-semibold">
          {t('form.wait')}
        </p>
      )}
      <DetailFields form={form} />
      <FamilyFields form={form} product={product} />
      <SpecFields form={form} />
      <SeoFields form={form} />
      {product === null && <OpeningStock form={form} />}
      {children}
    </FormDrawer>
  );
}
