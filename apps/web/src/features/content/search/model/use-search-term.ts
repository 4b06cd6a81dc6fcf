import { limits } from '@dronesoccer/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { usePaused } from '@/lib/use-paused';

interface SearchTerm {
  /** The text in the field. */
  text: string;
  setText: (text: string) => void;
  /** The term in the address, whose results are shown. */
  term: string;
  /** Searches for the text in the field at once. */
  submit: () => void;
}

/** Keeps the term of a search in the address (`?q=`). The address follows the field after a pause in typing. */
export function useSearchTerm(): SearchTerm {
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const term = (params.get('q') ?? '').slice(0, limits.searchTermMax).trim();
  const navigation = useNavigationType();
  const [shownFor, setShownFor] = useState(term);
  const [text, setText] = useState(term);
  const typed = text.trim();
  if (term !== shownFor) {
    setShownFor(term);
    // The address changed by a link or Back rather than by the field, in which more may have been typed meanwhile.
    if (navigation !== NavigationType.Replace) setText(term);
  }
  const search = (wanted: string) =>
    changeQuery(
      (query) => {
        if (wanted === '') query.delete('q');
        else query.set('q', wanted);
      },
      // Typing adds nothing to the history, so Back leaves the page.
      { replace: true },
    );
  const paused = usePaused(typed);
  const follow = useEffectEvent(search);
  useEffect(() => follow(paused), [paused]);
  return { text, setText, term, submit: () => search(typed) };
}
