import { NewProductDrawer } from '@/features/shop/catalog/admin';

export default function NewProductPage() {
  return <NewProductDrawer />;
}
