import { useParams } from 'react-router-dom';
import { CompanyDrawer } from '@/features/places/companies/admin';

export default function CompanyPage() {
  const { id = '' } = useParams();
  return <CompanyDrawer id={id} />;
}
