import { useTranslation } from 'react-i18next';
import { PreviewNote } from '@/features/common/preview-note';

export default function HomePreviewNote() {
  const { t } = useTranslation('editorial');
  return <PreviewNote text={t('posts.post.preview')} />;
}
