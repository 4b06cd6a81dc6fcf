import '@/lib/http/content-calls';
import { callQuery } from '@/lib/query/call-query';

export const editedPageQuery = (key: string) => callQuery('pages.get', { params: { key } });
