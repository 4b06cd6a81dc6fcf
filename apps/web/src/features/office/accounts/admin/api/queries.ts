import { callQuery } from '@/lib/query/call-query';

export const personQuery = (id: string) => callQuery('users.admin.get', { params: { id } });

export const erasureQuery = (id: string) => callQuery('privacy.admin.preview', { params: { id } });
