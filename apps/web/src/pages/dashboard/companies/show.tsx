import { useParams } from 'react-router-dom';
import { CompanyDrawer } from '@/features/dashboard/companies';

export default function CompanyPage() {
  const { id = '' } = useParams();
  return <CompanyDrawer id={id} />;
}
