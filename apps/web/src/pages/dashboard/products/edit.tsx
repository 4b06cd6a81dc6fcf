import { useParams } from 'react-router-dom';
import { ProductDrawer } from '@/features/shop/catalog/admin';

export default function EditProductPage() {
  const { id = '' } = useParams();
  return <ProductDrawer id={id} />;
}
