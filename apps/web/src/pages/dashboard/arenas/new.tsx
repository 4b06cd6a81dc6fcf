import { NewArenaDrawer } from '@/features/dashboard/arenas';

export default function NewArenaPage() {
  return <NewArenaDrawer />;
}
