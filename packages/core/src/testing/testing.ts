export { buildArticle, buildEpisode, buildIssue, buildMediaItem, buildSentIssue } from './build-content.ts';
export { buildFile, uploadToken } from './build-file.ts';
export { buildRendition, feedToken } from './build-rendition.ts';
export { actorWithRole, buildClient, buildUser } from './build-user.ts';
export { createTestDeps, type TestDeps } from './create-test-deps.ts';
export { mailedToken, newsletterToken } from './mailed-token.ts';
export { MemoryProviderState, memoryPaymentProvider } from './memory-payment-provider.ts';
export { throughSchema } from './through-schema.ts';
