export { ComposePosts } from './components/compose-posts';
