// Owns: none.
export { PostsModule } from './posts.module.js';
