import { ClassRules } from './parts/class-rules';
import { EditedPage } from './parts/edited-page';

export default function Class40Page() {
  return (
    <EditedPage name="class-40">
      <ClassRules size={40} />
    </EditedPage>
  );
}
