import { arenaPictures, type ArenaPicture } from '@/content/arena-pictures';
import { useLocale } from '@/lib/i18n/use-locale';
import { Picture, type PictureProps } from '@/ui/layout/picture';

type ArenaImageProps = Omit<PictureProps, 'src' | 'alt'> & {
  name: ArenaPicture;
  /** The adjacent text says the same, so the alternative text is empty. */
  decorative?: boolean;
};

export const arenaAddress = (name: ArenaPicture): string => `/pictures/arena/${name}.webp`;

/** A picture of the arena set with its own alternative text. */
export function ArenaImage({ name, decorative = false, ...rest }: ArenaImageProps) {
  const locale = useLocale();
  return <Picture {...rest} src={arenaAddress(name)} alt={decorative ? '' : arenaPictures[name][locale]} />;
}
