import { FormAlert } from '@/ui/feedback/form-alert';
import type { ImportRefusal } from './use-import-upload';

export function ImportRefusalAlert({ refusal }: { refusal: ImportRefusal | null }) {
  return (
    <FormAlert>
      {refusal && (
        <span>
          {refusal.message}
          {refusal.reasons.map((reason) => (
            <span key={reason} className="block font-normal">
              {reason}
            </span>
          ))}
        </span>
      )}
    </FormAlert>
  );
}
