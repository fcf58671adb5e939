import type { PictureJob } from '../../src/pictures/picture-process.ts';

/**
 * Creates no variants: returns its process ID. It hangs, exits, crashes, returns nonsense or its variables if the
 * picture is that word.
 */
process.on('message', (order) => {
  const { given } = order as PictureJob; // PictureMaker sends nothing else
  const word = Buffer.from(given).toString();
  if (word === 'hang') for (;;) Math.random();
  if (word === 'exit') process.exit(1);
  if (word === 'die') return void process.kill(process.pid, 'SIGSEGV');
  const told = word === 'variables' ? Object.keys(process.env).join(' ') : String(process.pid);
  process.send?.(word === 'nonsense' ? { pictures: ['text'] } : { pictures: [Buffer.from(told)] });
});
