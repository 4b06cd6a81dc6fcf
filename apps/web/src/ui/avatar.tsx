import { cx } from '@/lib/cx';

const defaultAvatar = '/pictures/arena/avatar-320.avif';

/** A person's picture, or the default one. Decorative: the name always stands beside it. */
export function Avatar({ src, className }: { src?: string | undefined; className?: string }) {
  return (
    <img
      src={src ? src.replace(/^(\/pictures\/.+)\.webp$/, '$1-320.avif') : defaultAvatar}
      alt=""
      width={36}
      height={36}
      className={cx('size-9 rounded-full bg-raised object-cover', className)}
    />
  );
}
