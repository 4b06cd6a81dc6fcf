import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { useSeesEveryCompany } from './use-sees-every-company';

/** Returns the active companies, for administrators who may see all of them. */
export function useCompanyNames() {
  const seesAll = useSeesEveryCompany();
  const names = useQuery({ ...callQuery('companies.admin.names'), enabled: seesAll });
  return { seesAll, companies: names.data ?? [], isLoaded: names.isSuccess };
}
