import { useTranslation } from 'react-i18next';
import type { HelpPage } from './help-pages';

export interface HelpTextProps {
  page: HelpPage;
}

export default function HelpText({ page }: HelpTextProps) {
  const { t } = useTranslation('help.admin');
  return <p className="text-[0.9375rem] leading-relaxed">{t(`texts.${page}`)}</p>;
}
