export { ArenaDrawer, NewArenaDrawer } from './components/arena/arena-drawers';
export { ArenaTable, NewArenaLink } from './components/arena/arena-table';
export { LocationDrawer, NewLocationDrawer } from './components/location/location-drawers';
export { LocationTable, NewLocationLink } from './components/location/location-table';
export { PlacesNav } from './components/places-nav';
