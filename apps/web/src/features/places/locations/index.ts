export { CitySearch } from './components/city-search';
export { LocationButton } from './components/location-button';
export { LocationChooserHost } from './components/location-chooser-host';
export { useLocationChoice } from './model/choice';
export { firstForReader } from './model/places';
