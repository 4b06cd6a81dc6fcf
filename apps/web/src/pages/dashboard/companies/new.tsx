import { NewCompanyDrawer } from '@/features/dashboard/companies';

export default function NewCompanyPage() {
  return <NewCompanyDrawer />;
}
