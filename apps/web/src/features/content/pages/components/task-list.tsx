import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/fields/checkbox';
import type { Ticks } from '../model/ticks';

interface TaskListProps {
  /** The place of the section on its page, from 0. */
  section: number;
  tasks: readonly string[];
  ticks: Ticks;
}

/** The tasks of one section, which the reader ticks off. */
export function TaskList({ section, tasks, ticks: { ticked, toggle } }: TaskListProps) {
  const { t } = useTranslation('editorial');
  return (
    <fieldset className="text-column rounded-card border border-line bg-surface px-5 py-4">
      <legend className="px-2 font-bold">{t('page.tasks.legend')}</legend>
      {tasks.map((task, index) => (
        <Checkbox
          key={task}
          label={task}
          checked={ticked.includes(`${section}.${index}`)}
          onChange={() => toggle(`${section}.${index}`)}
        />
      ))}
    </fieldset>
  );
}
