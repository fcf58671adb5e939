export { actorWithRole } from './actor-with-role.ts';
export { buildArticle, buildEpisode, buildMediaItem } from './build-content.ts';
export { buildIssue, buildSentIssue } from './build-issue.ts';
export { buildClient, buildUser } from './build-user.ts';
export { createTestDeps, type TestDeps } from './create-test-deps.ts';
export { mailedToken } from './mailed-token.ts';
export { newsletterToken } from './newsletter-token.ts';
export { throughSchema } from './through-schema.ts';
