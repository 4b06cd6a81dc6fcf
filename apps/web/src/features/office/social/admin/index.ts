export { FooterLinks } from './components/footer-links';
export { ComposePosts } from './components/compose-posts';
