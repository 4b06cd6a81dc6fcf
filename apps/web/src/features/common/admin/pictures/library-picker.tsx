import type { MediaRowWire } from '@dronesoccer/contracts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { usePaused } from '@/lib/use-paused';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Picture } from '@/ui/layout/picture';
import { Dialog } from '@/ui/overlays/dialog';
import { FileDrop } from '../file-drop';
import { pictureKinds } from './picture-kinds';
import { UploadList } from './upload-list';
import { usePictureUploads } from './use-picture-uploads';

/** A picture of the library as a record shows it. */
export type ChosenPicture = Pick<MediaRowWire, 'url' | 'alt'>;

interface LibraryPickerProps {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: ChosenPicture) => void;
}

const pageSize = 24;

/** Loads the pictures that match a search, page by page. */
function libraryQuery(search: string) {
  const query = { ...(search !== '' && { search }), pageSize };
  return infiniteQueryOptions({
    queryKey: [...callQuery('media.admin.list', { query }).queryKey, 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      call('media.admin.list', { query: { ...query, page }, signal, skipLoader: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : null),
    placeholderData: keepPreviousData,
  });
}

/** Chooses a picture of the media library, or adds one and chooses it. */
export function LibraryPicker({ open, onClose, onChoose }: LibraryPickerProps) {
  const { t } = useTranslation('media.admin');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('picker.title')}
      description={t('picker.text')}
      width="wide"
      tall
    >
      <Choice
        onChoose={(picture) => {
          onChoose(picture);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Choice({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const { t } = useTranslation(['media.admin', 'kit']);
  const [term, setTerm] = useState('');
  const search = usePaused(term.trim());
  const box = useRef<HTMLInputElement>(null);
  const media = useInfiniteQuery(libraryQuery(search));
  const uploads = usePictureUploads('media.admin.upload', (_url, picture) => onChoose(picture));
  // A picture that someone adds meanwhile moves the others to the next page.
  const rows = [...new Map(media.data?.pages.flatMap(({ items }) => items.map((row) => [row.id, row]))).values()];
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('picker.search')}>
        <Input
          ref={box}
          type="search"
          autoComplete="off"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
      </Field>
      {media.error && <ErrorState error={media.error} onRetry={() => void media.refetch()} />}
      {media.isPending && (
        <Loading label={t('picker.loading')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </Loading>
      )}
      {media.data && rows.length === 0 && <p className="text-muted">{t('picker.none')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {rows.map((row) => (
          <li key={row.id}>
            <PictureChoice row={row} onChoose={() => onChoose(row)} />
          </li>
        ))}
      </ul>
      {media.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          pending={media.isFetchingNextPage}
          onClick={() => void media.fetchNextPage()}
        >
          {t('picker.more')}
        </Button>
      )}
      <UploadList uploads={uploads} />
      <FileDrop
        words={{ drop: t('picker.drop'), choose: t('picker.choose'), limits: t('kit:pictures.limits') }}
        accept={pictureKinds}
        onFiles={uploads.add}
      />
    </div>
  );
}

function PictureChoice({ row, onChoose }: { row: MediaRowWire; onChoose: () => void }) {
  const locale = useLocale();
  const { url, alt, name, focus, width, height } = row;
  return (
    <button type="button" className="group flex w-full flex-col gap-1.5 rounded-control text-left" onClick={onChoose}>
      <Picture
        src={url}
        alt=""
        sizes="(min-width: 40rem) 15rem, 44vw"
        width={width}
        height={height}
        focus={focus}
        className="aspect-video w-full rounded-control border-2 border-line bg-raised object-cover group-hover:border-ink"
      />
      <span className="line-clamp-2 px-1 text-sm wrap-anywhere">{alt[locale] || name}</span>
    </button>
  );
}
