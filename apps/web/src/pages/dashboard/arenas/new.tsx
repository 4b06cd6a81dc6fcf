import { NewArenaDrawer } from '@/features/play/arenas/admin';

export default function NewArenaPage() {
  return <NewArenaDrawer />;
}
