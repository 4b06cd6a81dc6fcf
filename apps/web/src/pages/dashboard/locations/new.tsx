import { NewLocationDrawer } from '@/features/play/arenas/admin';

export default function NewLocationPage() {
  return <NewLocationDrawer />;
}
