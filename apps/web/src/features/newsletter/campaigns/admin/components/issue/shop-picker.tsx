import type { Locale, ProductAdminRowWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductChoice } from '@/features/common/admin/choosing/product-choice';
import { FileDrop } from '@/features/common/admin/file-drop';
import { pictureKinds } from '@/features/common/admin/pictures/picture-kinds';
import { UploadList } from '@/features/common/admin/pictures/upload-list';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';
import { usePaused } from '@/lib/use-paused';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Picture } from '@/ui/layout/picture';
import { Dialog } from '@/ui/overlays/dialog';
import { UsedMark } from './used-mark';

export interface ShopPickerProps {
  /** The kind of item to pick, or null if the dialog is closed. */
  wanted: 'product' | 'picture' | null;
  cover: string | null;
  /** The issue's language, which is also the language of the pictures' alternative texts. */
  locale: Locale;
  onClose: () => void;
  onProduct: (product: { slug: string }) => void;
  onPicture: (picture: { url: string; alt: string }) => void;
  isUsed: (slug: string) => boolean;
}

/**
 * Picks a product or one of our own pictures for the issue. Pictures from other sites are not offered, because those
 * sites could track the readers.
 */
export default function ShopPicker(props: ShopPickerProps) {
  const { wanted, cover, locale, onClose, onProduct, onPicture, isUsed } = props;
  const { t } = useTranslation('campaigns.admin');
  const [term, setTerm] = useState('');
  const search = usePaused(term.trim());
  const box = useRef<HTMLInputElement>(null);
  const query = { ...(search.length >= 2 && { search }), pageSize: 10 };
  const products = useQuery({ ...listQuery('products.admin.list', { query }), enabled: wanted !== null });
  const rows = (products.data?.items ?? []).filter(
    ({ isActive, coverImage }) => isActive && (wanted === 'product' || coverImage !== null),
  );
  // All pictures share one store. A picture that a saved issue references is kept there.
  const uploads = usePictureUploads('products.admin.uploadPicture', (url) => onPicture({ url, alt: '' }));
  return (
    <Dialog
      open={wanted !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(wanted === 'picture' ? 'picker.pictureTitle' : 'picker.productTitle')}
      description={t(wanted === 'picture' ? 'picker.pictureText' : 'picker.productText')}
      initialFocus={box}
      tall
    >
      <div className="flex flex-col gap-4">
        <Field label={t('picker.search')}>
          <Input ref={box} autoComplete="off" value={term} onChange={({ target }) => setTerm(target.value)} />
        </Field>
        {products.error && <ErrorState error={products.error} onRetry={() => void products.refetch()} />}
        {products.isPending && (
          <Loading label={t('picker.loading')} className="flex flex-col gap-2">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {products.data && rows.length === 0 && <p className="text-muted">{t('picker.none')}</p>}
        {wanted === 'product' && (
          <ul className="-mx-2">
            {rows.map((product) => (
              <li key={product.id}>
                <ProductChoice
                  product={product}
                  mark={isUsed(product.slug) && <UsedMark />}
                  onChoose={() => onProduct(product)}
                />
              </li>
            ))}
          </ul>
        )}
        {wanted === 'picture' && (
          <>
            <UploadList uploads={uploads} />
            <FileDrop
              words={{ drop: t('picker.drop'), choose: t('files.choose'), limits: t('files.coverLimits') }}
              accept={pictureKinds}
              onFiles={uploads.add}
            />
            {cover !== null && search === '' && (
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                <PictureButton
                  url={cover}
                  alt=""
                  label={t('picker.cover')}
                  onChoose={() => onPicture({ url: cover, alt: '' })}
                />
              </ul>
            )}
            {rows.map((product) => (
              <ProductPictures key={product.id} product={product} locale={locale} onChoose={onPicture} />
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ProductPicturesProps {
  product: ProductAdminRowWire;
  locale: Locale;
  onChoose: (picture: { url: string; alt: string }) => void;
}

/** All pictures of a product. The list contains only its cover. */
function ProductPictures({ product, locale, onChoose }: ProductPicturesProps) {
  const { t } = useTranslation('campaigns.admin');
  const pageLocale = useLocale();
  const { data } = useQuery(callQuery('products.admin.get', { params: { id: product.id } }));
  const known = product.coverImage === null ? [] : [{ url: product.coverImage, alt: product.name }];
  return (
    <section aria-label={product.name[pageLocale]}>
      <h3 className="mb-2 font-semibold">{product.name[pageLocale]}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {(data?.pictures ?? known).map(({ url, alt }, index) => (
          <PictureButton
            key={url}
            url={url}
            alt={alt[pageLocale]}
            label={t('picker.insert', { number: index + 1 })}
            onChoose={() => onChoose({ url, alt: alt[locale] })}
          />
        ))}
      </ul>
    </section>
  );
}

function PictureButton(props: { url: string; alt: string; label: string; onChoose: () => void }) {
  const { url, alt, label, onChoose } = props;
  return (
    <li>
      <button
        type="button"
        aria-label={alt === '' ? label : `${label}: ${alt}`}
        className="block w-full overflow-hidden rounded-control border-2 border-line hover:border-ink"
        onClick={onChoose}
      >
        <Picture src={url} alt="" sizes="14rem" className="aspect-4/3 w-full object-cover" />
      </button>
    </li>
  );
}
