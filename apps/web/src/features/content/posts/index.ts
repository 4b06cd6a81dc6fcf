export { postQuery, postsOnPage, postsQuery } from './api/queries';
export { PostBody } from './components/post-body';
export { PostFacts } from './components/post-facts';
export { PostList } from './components/post-list';
export { PostsFeedHead, PostsFeedLink } from './components/posts-feed';
export { postStructuredData } from './model/structured-data';
