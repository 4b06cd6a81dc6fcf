import { limits, type ProductAdminWire } from '@dronesoccer/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/lib/errors/api-error';
import { useLocale } from '@/lib/i18n/use-locale';
import { useRouteDrawer, type RouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { localPath } from '@/lib/paths';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { PictureFields } from '@/features/common/admin/pictures/picture-fields';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { useDeactivate } from '../api/use-deactivate';
import { useSaveProduct } from '../api/use-product-changes';
import {
  altOf,
  checkProduct,
  createBodyOf,
  emptyProduct,
  fieldOf,
  formOf,
  productRules,
  termsOf,
  type ProductFormValues,
  type ProductForm,
} from '../model/product-form';
import { Conflict } from './conflict';
import { DetailFields } from './detail-fields';
import { NoStockNote, OpeningStock } from './opening-stock';
import { PriceFields } from './price-fields';
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
  const { t } = useTranslation(['products.admin', 'kit']);
  const locale = useLocale();
  const words = {
    priceTooLow: t('form.priceTooLow'),
    weightInvalid: t('form.weightInvalid', { max: limits.productWeightMaxGrams }),
    specsInvalid: t('form.specsInvalid'),
    altMissing: t('kit:pictures.altMissing'),
    piecesInvalid: t('form.piecesInvalid'),
  };
  const form: ProductForm = useRuledForm(productRules, product ? formOf(product, locale) : emptyProduct, (values, of) =>
    checkProduct(values, of, words),
  );
  // The version that the form started from. The server refuses to save over a newer version.
  const [version, setVersion] = useState(product?.version ?? 1);
  const [theirs, setTheirs] = useState<ProductAdminWire | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const save = useSaveProduct();
  const { offerUndo } = useDeactivate();
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
    if (product?.isActive && !saved.isActive) {
      offerUndo(saved);
      return;
    }
    notify({
      type: 'success',
      message: t(product ? 'form.saved' : 'form.created', { name: saved.name[locale] }),
      action: {
        label: t('actions.view'),
        onPress: () => window.open(localPath(paths.productPreview(saved.slug), locale), '_blank', 'noopener'),
      },
    });
  };
  const saveAs = (values: ProductFormValues, over: number) => {
    setTheirs(null);
    const request =
      product === null
        ? { id: null, body: createBodyOf(values) }
        : { id: product.id, body: { ...termsOf(values), version: over } };
    save.mutate(request, {
      onSuccess: (saved) => {
        tellSaved(saved);
        drawer.leave();
      },
      onError: (error) => {
        if (isConflict(error)) setTheirs(error.data);
        else showRefusal(form, error, fieldOf);
      },
    });
  };
  const submit = form.handleSubmit((values) => {
    setWaiting(pictures.isUploading);
    if (!pictures.isUploading) saveAs(values, version);
  });
  const isRefusedInPlace = save.error !== null && (isConflict(save.error) || fieldsIn(save.error, fieldOf).length > 0);
  return (
    <FormDrawer
      drawer={drawer}
      width="wide"
      title={product ? product.name[locale] : t('form.newTitle')}
      description={product ? undefined : t('form.newText')}
      onSubmit={submit}
      submitLabel={t(product ? 'form.save' : 'form.create')}
      pending={save.isPending}
      error={isRefusedInPlace ? null : save.error}
      actions={actions?.(drawer) ?? <NoStockNote form={form} />}
    >
      {theirs && (
        <Conflict
          mine={form.getValues()}
          theirs={theirs}
          onKeep={() => void form.handleSubmit((values) => saveAs(values, theirs.version))()}
          onReload={() => {
            form.reset(formOf(theirs, locale));
            setVersion(theirs.version);
            setTheirs(null);
            save.reset();
          }}
        />
      )}
      <TextFields form={form} isNew={product === null} />
      <PriceFields form={form} />
      <PictureFields
        pictures={form.watch('pictures')}
        onChange={(next) =>
          form.setValue('pictures', [...next], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        error={form.errorOf('pictures')}
        max={limits.productPicturesMax}
        uploads={pictures}
      />
      {isWaiting && pictures.isUploading && (
        <p role="status" className="font-semibold">
          {t('form.wait')}
        </p>
      )}
      <DetailFields form={form} />
      <SpecFields form={form} />
      {product === null && <OpeningStock form={form} />}
      {children}
    </FormDrawer>
  );
}

type Conflicting = ApiError & { data: ProductAdminWire };

/** The server includes the product's current state in this refusal. */
const isConflict = (error: unknown): error is Conflicting =>
  error instanceof ApiError && error.code === 'PROD_009' && error.data !== null && error.data !== undefined;
