export { ArenaFigures } from './components/arena-figures';
