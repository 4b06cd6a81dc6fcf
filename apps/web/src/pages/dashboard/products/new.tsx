import { NewProductDrawer } from '@/features/dashboard/products';

export default function NewProductPage() {
  return <NewProductDrawer />;
}
