import type { ContentPictureWire, Locale } from '@dronesoccer/contracts';
import { arenaPictures, type ArenaPicture } from '@/content/arena-pictures';
import { useLocale } from '@/lib/i18n/use-locale';
import { Picture, type PictureProps } from '@/ui/layout/picture';

type ArenaImageProps = Omit<PictureProps, 'src' | 'alt'> & {
  name: ArenaPicture;
  /** The adjacent text says the same, so the alternative text is empty. */
  decorative?: boolean;
};

export const arenaAddress = (name: ArenaPicture): string => `/pictures/arena/${name}.webp`;

/** Returns a picture of the arena set as the API returns pictures, with its own alternative text. */
export const arenaPicture = (name: ArenaPicture, locale: Locale): ContentPictureWire => ({
  url: arenaAddress(name),
  alt: arenaPictures[name][locale],
});

/** A picture of the arena set with its own alternative text. */
export function ArenaImage({ name, decorative = false, ...rest }: ArenaImageProps) {
  const locale = useLocale();
  return <Picture {...rest} src={arenaAddress(name)} alt={decorative ? '' : arenaPictures[name][locale]} />;
}
