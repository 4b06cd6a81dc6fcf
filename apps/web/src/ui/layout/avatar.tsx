import { cx } from '@/lib/cx';
import { pictureAddress } from './picture-address';

const defaultAvatar = '/pictures/arena/avatar.webp';

/** A person's picture, or the default picture. Decorative: the name is always shown beside it. */
export function Avatar({ src, className }: { src?: string | undefined; className?: string }) {
  return (
    <img
      src={pictureAddress(src ?? defaultAvatar, 96)}
      alt=""
      width={36}
      height={36}
      className={cx('size-9 rounded-full bg-raised object-cover', className)}
    />
  );
}
