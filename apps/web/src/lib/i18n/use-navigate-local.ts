import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { localPath } from '../paths';
import { addressAt, type Target, useHere } from '../router/use-here';
import { useLocale } from './use-locale';

/**
 * Returns a function that navigates to one of our paths in the page's language. Pass a function of the current address
 * to build a path from it.
 */
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
