export { DayScreen } from './components/day-screen';
