import { ClassRules } from './parts/class-rules';
import { EditedPage } from './parts/edited-page';

export default function Class20Page() {
  return (
    <EditedPage name="class-20" light="ice">
      <ClassRules size={20} />
    </EditedPage>
  );
}
