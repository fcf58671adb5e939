import { answerJobs } from '../../src/child-jobs.ts';

/** A substitute for the process that finds the article of a page. It does what the page's HTML says, such as 'hang'. */
answerJobs(({ html }: { html: string }) => {
  if (html === 'hang') return new Promise(() => {});
  if (html === 'die') process.kill(process.pid, 'SIGKILL');
  if (html === 'exit') process.exit(1);
  if (html === 'throw') throw new Error('a bug of the search');
  return html === 'nonsense' ? { title: 7 } : { title: html, excerpt: '', html };
});
