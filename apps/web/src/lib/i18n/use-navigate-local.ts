import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { localPath } from '../paths';
import { useLocale } from './use-locale';

/** Goes to a path of ours in the language of the page. */
export function useNavigateLocal(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    (path, options) => {
      void navigate(localPath(path, locale), options);
    },
    [navigate, locale],
  );
}
