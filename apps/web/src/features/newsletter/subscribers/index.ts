export { ConfirmSubscription } from './components/confirm-subscription';
export { LeaveNewsletter } from './components/leave-newsletter';
export { LetterPreferences } from './components/letter-preferences';
export { SubscriptionFrame } from './components/subscription-frame';
