export { ShopSettings } from './components/shop-settings';
