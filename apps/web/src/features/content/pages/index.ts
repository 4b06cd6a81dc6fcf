export { editedPageQuery } from './api/queries';
export { TaskList } from './components/task-list';
export { TaskProgress } from './components/task-progress';
export { type PageFact, partsOf, tasksIn } from './model/parts';
export { useTicks } from './model/ticks';
