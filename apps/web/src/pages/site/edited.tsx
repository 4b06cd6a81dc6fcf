import { useLocation } from 'react-router-dom';
import { barePath, paths } from '@/lib/paths';
import { EditedPage } from './parts/edited-page';

/** A page that consists of an editor's text only. Its path is its key in the content, except for the spec's `/cRacing`. */
export default function PlainEditedPage() {
  const path = barePath(useLocation().pathname);
  return <EditedPage name={path === paths.racing ? 'racing' : path.slice(1).toLowerCase()} />;
}
