export { CoachSession } from './components/coach-session';
export { CoachSessions } from './components/coach-sessions';
