export { BookingDrawer } from './components/booking-drawer';
export { BookingList } from './components/booking-list';
