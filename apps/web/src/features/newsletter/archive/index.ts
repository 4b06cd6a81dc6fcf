export { letterQuery, lettersOnPage, lettersQuery, recentLettersQuery } from './api/queries';
export { FollowLink } from './components/follow-link';
export { altOf, Issue } from './components/letter';
export { LetterList } from './components/letter-list';
