export { activity } from './activity.ts';
export { articleOldSlugs, articles } from './articles.ts';
export { contentVersion } from './content-version.ts';
export { episodeOldSlugs, episodes } from './episodes.ts';
export { mediaItems } from './media-items.ts';
export { rateWindows } from './rate-windows.ts';
export { subscribers } from './subscribers.ts';
export { articleTopics, episodeTopics, topics } from './topics.ts';
export { avatars, identities, loginFailures, mailedTokens, notifications, sessions, users } from './users.ts';
