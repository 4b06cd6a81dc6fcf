export { provinceIn } from './model/province-of-place';
