import { useLocation } from 'react-router-dom';

/** Returns the token of a preview link (`?preview=`), which shows a draft without a login, or null. */
export const usePreviewToken = (): string | null => new URLSearchParams(useLocation().search).get('preview');
