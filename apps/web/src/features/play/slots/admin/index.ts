export { CloseDrawer } from './components/plan/close-drawer';
export { CopyWeekDrawer } from './components/plan/copy-week-drawer';
export { DriftList } from './components/drift/drift-list';
export { DriftNotice } from './components/drift/drift-notice';
export { FillDrawer } from './components/plan/fill-drawer';
export { NewSlotLink } from './components/slot-actions';
export { SlotScreen } from './components/slot-screen';
export { NewSlotDrawer, SlotDrawer } from './components/slot/slot-drawers';
