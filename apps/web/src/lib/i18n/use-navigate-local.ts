import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { localPath } from '../paths';
import { addressAt, type Target, useHere } from '../router/use-here';
import { useLocale } from './use-locale';

/** Goes to a path of ours in the language of the page. A path that is built from the page's own address is a function of it. */
export function useNavigateLocal(): (path: Target, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const here = useHere();
  return useCallback(
    (path, options) => {
      void navigate(localPath(typeof path === 'string' ? path : addressAt(path, here()), locale), options);
    },
    [navigate, locale, here],
  );
}
