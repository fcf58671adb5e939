/** A column without personal data. */
const INTERNAL = '';
const SAVED = 'Who saved an article, a file or a setting';
const FEED_USE = 'we count the requests to each feed on each day by network and app';

/** The phrases of the privacy policy about each column of the listening tables, for privacy-policy.test.ts. */
export const LISTENING_COVERAGE = {
  privateFeeds: {
    kept: 'Private feeds',
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      name: 'the name you gave the device',
      tokenHash: 'a hash of the token in the feed’s URL',
      createdAt: 'when you made the feed',
      lastUsedAt: 'when it was last used',
      warnedAt: 'when we emailed you that the feed seems to be shared',
    },
  },
  privateFeedUses: {
    kept: 'How private feeds are used',
    columns: {
      feedId: INTERNAL,
      day: FEED_USE,
      networkHash: 'We store the network and the app only as hashes',
      appHash: 'We store the network and the app only as hashes',
      requests: FEED_USE,
    },
  },
  listeningPositions: {
    kept: 'Where you stopped in episodes',
    columns: {
      userId: INTERNAL,
      episodeId: 'where you stopped in each episode',
      positionSec: 'where you stopped in each episode',
      isFinished: 'whether you finished it',
      updatedAt: 'where you stopped in each episode, when, and whether you finished it',
    },
  },
  downloadClaims: {
    kept: 'Hashes that keep downloads from being counted twice',
    columns: {
      hash: 'one hash for that day, computed from the episode, your IP address and your app',
      bytes: INTERNAL,
      isCounted: INTERNAL,
      expiresAt: INTERNAL,
    },
  },
  questions: {
    kept: 'Questions and votes',
    columns: {
      id: INTERNAL,
      userId: 'If you ask the hosts a question',
      text: 'we store its text',
      state: 'what became of it',
      episodeId: 'what became of it',
      answerSec: 'what became of it',
      answeredAt: 'what became of it',
      createdAt: 'when you asked it',
      updatedAt: INTERNAL,
    },
  },
  questionVotes: {
    kept: 'Questions and votes',
    columns: {
      questionId: 'which questions you voted for',
      userId: INTERNAL,
      createdAt: 'which questions you voted for, and when',
    },
  },
  renditions: {
    kept: SAVED,
    columns: {
      id: INTERNAL,
      episodeId: INTERNAL,
      kind: INTERNAL,
      objectKey: INTERNAL,
      externalUrl: INTERNAL,
      contentType: INTERNAL,
      bytes: INTERNAL,
      durationSec: INTERNAL,
      peaks: INTERNAL,
      chapters: INTERNAL,
      transcript: INTERNAL,
      transcriptSearch: INTERNAL,
      uploadedBy: 'who uploaded each episode’s audio',
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
    },
  },
  audioUploads: {
    kept: SAVED,
    columns: {
      id: INTERNAL,
      episodeId: INTERNAL,
      kind: INTERNAL,
      name: INTERNAL,
      bytes: INTERNAL,
      uploadedBy: 'who uploaded each episode’s audio',
      failure: INTERNAL,
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
    },
  },
  feedImports: {
    kept: SAVED,
    columns: {
      id: INTERNAL,
      source: INTERNAL,
      state: INTERNAL,
      isDryRun: INTERNAL,
      copiesAudio: INTERNAL,
      items: INTERNAL,
      doneItems: INTERNAL,
      report: INTERNAL,
      failure: INTERNAL,
      startedBy: 'who started each import of a show',
      createdAt: INTERNAL,
      finishedAt: INTERNAL,
    },
  },
};
