export { arenaQuery, arenasQuery } from './api/queries';
export { ArenaDetail, ArenaDetailSkeleton } from './components/arena-detail';
export { ArenaList } from './components/arena-list';
export { ArenaMap } from './components/arena-map';
export { arenaStructuredData } from './model/structured-data';
export { aroundPlace, mapPlacesOf } from './model/map-places';
