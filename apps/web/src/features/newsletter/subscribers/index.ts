export { ConfirmSubscription } from './components/confirm-subscription';
export { LeaveNewsletter } from './components/leave-newsletter';
export { NewsletterPreferences } from './components/newsletter-preferences';
export { SubscriptionFrame } from './components/subscription-frame';
