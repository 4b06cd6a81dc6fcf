import { NewCompanyDrawer } from '@/features/places/companies/admin';

export default function NewCompanyPage() {
  return <NewCompanyDrawer />;
}
