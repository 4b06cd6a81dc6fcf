import { useParams } from 'react-router-dom';
import { ProductDrawer } from '@/features/dashboard/products';

export default function EditProductPage() {
  const { id = '' } = useParams();
  return <ProductDrawer id={id} />;
}
