export { NewsletterTabs } from './components/newsletter-tabs';
export { SubscriberDrawer } from './components/subscriber-drawer';
export { ImportLink, SubscriberList } from './components/subscriber-list';
export { TopicDrawer } from './components/topic-drawer';
export { NewTopicLink, TopicList } from './components/topic-list';
