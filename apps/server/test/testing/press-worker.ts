/** Answers with a press kit of one file at once. */
process.on('message', () =>
  process.send?.(
    new Map([
      ['a.txt', new Uint8Array(1)],
      ['press-kit.zip', new Uint8Array(3)],
    ]),
  ),
);
