import { useEffect } from 'react';

/** Data for search engines, in the head while the page shows. It is text: no browser runs it. */
export function useStructuredData(data: object): void {
  const json = JSON.stringify(data);
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
