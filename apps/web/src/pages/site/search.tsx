export { SiteSearch as default } from '@/features/content/search';
