import { NewProductDrawer } from '@/features/products-admin';

export default function NewProductPage() {
  return <NewProductDrawer />;
}
