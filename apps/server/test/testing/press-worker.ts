/** Immediately returns a press kit with one file. */
process.on('message', () =>
  process.send?.(
    new Map([
      ['a.txt', new Uint8Array(1)],
      ['press-kit.zip', new Uint8Array(3)],
    ]),
  ),
);
