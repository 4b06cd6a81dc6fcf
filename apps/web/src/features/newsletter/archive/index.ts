export { issueQuery, issuesOnPage, issuesQuery, recentIssuesQuery } from './api/queries';
export { FollowLink } from './components/follow-link';
export { Issue } from './components/issue';
export { IssueList } from './components/issue-list';
