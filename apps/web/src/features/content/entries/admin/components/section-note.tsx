import type { HomeSection } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/** Says what a section of the home page shows below its title. */
export function SectionNote({ section }: { section: HomeSection | null }) {
  const { t } = useTranslation('content.admin');
  return section !== null && <p className="max-w-prose">{t(`sections.${section}.shows`)}</p>;
}
