import { NewLocationDrawer } from '@/features/dashboard/arenas';

export default function NewLocationPage() {
  return <NewLocationDrawer />;
}
